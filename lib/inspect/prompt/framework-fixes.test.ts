import { describe, expect, test } from "vitest";
import { inspectExample } from "../example/inspect-example";
import { RULES } from "../rules/index";
import { frameworkFixes } from "./framework-fixes";
import { CODE_FRAMEWORKS, FRAMEWORK_SOURCES } from "./framework-fixes.data";

const fixesOf = (code: string) => {
  const rule = RULES.find((each) => each.code === code);
  return (rule?.examples.bad ?? []).flatMap((bad) =>
    inspectExample(bad).issues.filter((issue) => issue.code === code),
  );
};

describe.each([
  "missing_title",
  "missing_description",
  "missing_og_title",
  "missing_twitter_card",
  "og_url_mismatch",
])("the fix of %s", (code) => {
  test("is written in every framework's code", () => {
    const written = fixesOf(code).map(({ fix }) => frameworkFixes(fix));
    expect(written.length).toBeGreaterThan(0);
    for (const name of CODE_FRAMEWORKS)
      expect(
        written.some((fixes) => fixes[name] !== null),
        name,
      ).toBe(true);
  });
});

test("no rule's framework fix holds a plain tag", () => {
  for (const { code } of RULES) {
    for (const { fix } of fixesOf(code)) {
      for (const text of Object.values(frameworkFixes(fix)))
        expect(text ?? "", code).not.toMatch(/<(meta|link|title)\b/);
    }
  }
});

test("every framework names its source and the day it was read", () => {
  for (const name of CODE_FRAMEWORKS) {
    expect(FRAMEWORK_SOURCES[name].url).toMatch(/^https:/);
    expect(FRAMEWORK_SOURCES[name].checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});
