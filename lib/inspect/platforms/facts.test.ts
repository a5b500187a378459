import { describe, expect, test } from "vitest";
import { factsCheckedBefore, factsIn } from "./facts";
import { PLATFORMS } from "./index";
import { PLATFORM_NAMES } from "./names";

const fact = (checked: string) => ({
  value: 1,
  label: "observed" as const,
  source: "https://example.com/",
  checked,
});

describe("facts checked before a day", () => {
  const tables = {
    x: { limits: { title: fact("2026-01-10"), description: fact("2026-06-30") } },
    slack: { quirks: [fact("2025-12-31")] },
  };
  const paths = (day: string) => factsCheckedBefore(day, tables).map(({ path }) => path);

  test("a fact of that day is not listed, one of the day before is", () => {
    expect(paths("2025-12-31")).toEqual([]);
    expect(paths("2026-01-10")).toEqual(["slack.quirks.0"]);
    expect(paths("2026-01-11")).toEqual(["slack.quirks.0", "x.limits.title"]);
  });

  test("the oldest fact is first, with its label, source and day", () => {
    const [first] = factsCheckedBefore("2027-01-01", tables);
    expect(first).toEqual({
      path: "slack.quirks.0",
      label: "observed",
      source: "https://example.com/",
      checked: "2025-12-31",
    });
  });
});

describe("facts", () => {
  test("every fact of every platform names a real day on which it was checked", () => {
    for (const name of PLATFORM_NAMES) {
      const facts = factsIn(PLATFORMS[name], name);
      expect(facts.length).toBeGreaterThan(30);
      for (const { path, checked } of facts) {
        expect(checked, path).toMatch(/^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
      }
    }
  });
});
