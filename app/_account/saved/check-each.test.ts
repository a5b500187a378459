import { describe, expect, test } from "vitest";
import type { Sent } from "../send";
import { type ChecksSoFar, checkEach } from "./check-each";

const records = ["a", "b", "c"].map((id) => ({ id, url: `https://${id}.example/`, label: null }));
const fine: Sent<null> = { ok: true, output: null };

function failing(error: string): Sent<null> {
  return { ok: false, error: { error, message: `Because of ${error}.` } };
}

async function run(answers: Readonly<Record<string, Sent<null>>>, signal = new AbortController().signal) {
  const asked: string[] = [];
  const steps: ChecksSoFar[] = [];
  const outcome = await checkEach(records, {
    signal,
    check: async ({ id }) => {
      asked.push(id);
      return answers[id] ?? fine;
    },
    onProgress: (sofar) => steps.push(sofar),
  });
  return { asked, steps, outcome };
}

describe("checking each saved page", () => {
  test("tries one after the other and tells how far it is", async () => {
    const { asked, steps, outcome } = await run({});
    expect(asked).toEqual(["a", "b", "c"]);
    expect(steps.map(({ tried }) => tried)).toEqual([1, 2, 3]);
    expect(outcome).toEqual({ tried: 3, failed: [], halt: null });
  });

  test("goes on after a page that fails, and keeps why", async () => {
    const { asked, outcome } = await run({ b: failing("not_html") });
    expect(asked).toEqual(["a", "b", "c"]);
    expect(outcome.failed).toEqual([{ record: records[1], message: "Because of not_html." }]);
  });

  test.each(["rate_limited", "overloaded", "unavailable", "unauthorized"])(
    "leaves the rest after %s, which they would meet too",
    async (code) => {
      const { asked, outcome } = await run({ b: failing(code) });
      expect(asked).toEqual(["a", "b"]);
      expect(outcome).toEqual({ tried: 1, failed: [], halt: `Because of ${code}.` });
    },
  );

  test("tries nothing more once it is stopped", async () => {
    const { asked } = await run({}, AbortSignal.abort());
    expect(asked).toEqual([]);
  });
});
