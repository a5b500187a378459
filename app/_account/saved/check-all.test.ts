import { describe, expect, test } from "vitest";
import type { Sent } from "../use-send";
import { type ChecksSoFar, checkEach } from "./check-all";

const records = ["a", "b", "c"].map((id) => ({ id, name: `Page ${id}` }));
const fine: Sent<null> = { ok: true, output: null };

function failing(error: string): Sent<null> {
  return { ok: false, error: { error, message: `Because of ${error}.` } };
}

async function run(responses: Readonly<Record<string, Sent<null>>>, signal = new AbortController().signal) {
  const checked: string[] = [];
  const steps: ChecksSoFar[] = [];
  const outcome = await checkEach(records, {
    signal,
    check: async ({ id }) => {
      checked.push(id);
      return responses[id] ?? fine;
    },
    onProgress: (sofar) => steps.push(sofar),
  });
  return { checked, steps, outcome };
}

describe("checking each saved page", () => {
  test("tries one after the other and tells how far it is", async () => {
    const { checked, steps, outcome } = await run({});
    expect(checked).toEqual(["a", "b", "c"]);
    expect(steps.map(({ tried }) => tried)).toEqual([1, 2, 3]);
    expect(outcome).toEqual({ tried: 3, failed: [], halt: null });
  });

  test("goes on after a page that fails, and keeps why", async () => {
    const { checked, outcome } = await run({ b: failing("not_html") });
    expect(checked).toEqual(["a", "b", "c"]);
    expect(outcome.failed).toEqual([{ record: records[1], message: "Because of not_html." }]);
  });

  test.each(["rate_limited", "overloaded", "unavailable", "unauthorized"])(
    "leaves the rest after %s, which they would meet too",
    async (code) => {
      const { checked, outcome } = await run({ b: failing(code) });
      expect(checked).toEqual(["a", "b"]);
      expect(outcome).toEqual({ tried: 1, failed: [], halt: `Because of ${code}.` });
    },
  );

  test("tries nothing more once it is stopped", async () => {
    const { checked } = await run({}, AbortSignal.abort());
    expect(checked).toEqual([]);
  });
});
