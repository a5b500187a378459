// The catalogue tests itself: whoever adds a rule adds its examples, and these guarantees hold for it.
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { applyFix } from "@/lib/testing/apply-fix";
import { bladeCode } from "@/lib/testing/blade";
import { snippetShape } from "@/lib/testing/snippet-shape";
import { CATALOGUE, catalogueEntry } from "../catalogue";
import { exampleHtml, inspectAs, inspectExample } from "../example/inspect-example";
import type { Inspection } from "../report";
import { AREA_BUDGETS } from "../score";
import { RULES } from "./index";
import type { Example } from "./rule";

const ROOM = fileURLToPath(new URL(".", import.meta.url));
const CODES = RULES.map(({ code }) => code);

test("the perfect page has no issue and scores 100", () => {
  const { issues, score } = inspectExample({ html: "" });
  expect(issues).toEqual([]);
  expect(score).toMatchObject({ value: 100, gatedBy: null });
});

test("codes are unique and every rule file is in the index, in order", () => {
  expect(new Set(CODES).size).toBe(CODES.length);
  const files = readdirSync(ROOM).filter(
    (file) => existsSync(`${ROOM}${file}`) && CODES.includes(codeOf(file)),
  );
  expect(CODES).toEqual(files.sort().map(codeOf));
});

test("the catalogue knows every rule by its code and nothing else", () => {
  expect(CATALOGUE.map(({ code }) => code)).toEqual(CODES);
  expect(catalogueEntry("missing_title")).toMatchObject({
    code: "missing_title",
    severity: "error",
    weight: 22,
  });
  expect(catalogueEntry("no_such_code")).toBeNull();
  expect(catalogueEntry("constructor")).toBeNull();
});

describe.each(RULES)("$code", (rule) => {
  test("has its facts in order", () => {
    expect(existsSync(`${ROOM}${rule.code.replaceAll("_", "-")}.ts`)).toBe(true);
    expect(rule.code).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/);
    expect(rule.title.length).toBeGreaterThan(0);
    expect(rule.title.length).toBeLessThanOrEqual(70);
    expect(rule.title).not.toMatch(/\.$/);
    expect(rule.why.length).toBeGreaterThanOrEqual(40);
    expect(rule.why.length).toBeLessThanOrEqual(600);
    expect(rule.weight).toBeGreaterThanOrEqual(0);
    expect(rule.weight).toBeLessThanOrEqual(AREA_BUDGETS[rule.area]);
    expect(rule.platforms.length).toBeGreaterThan(0);
    expect(new Set(rule.platforms).size).toBe(rule.platforms.length);
    expect(rule.since).toMatch(/^\d+\.\d+\.\d+$/);
    expect(CODES).toEqual(expect.arrayContaining([...(rule.hiddenBy ?? [])]));
    expect(rule.hiddenBy ?? []).not.toContain(rule.code);
  });

  test("names where its facts were read", () => {
    expect(rule.sources.length).toBeGreaterThan(0);
    for (const { label, url } of rule.sources) {
      if (url === null) expect(label).toBe("assumed");
      else expect(new URL(url).protocol).toBe("https:");
    }
  });

  test.each(rule.examples.bad.map(numbered))(
    "is raised by bad example %i, with nothing it did not announce",
    (_, bad) => {
      const found = inspectExample(bad);
      expect(codesOf(found)).toEqual([rule.code, ...(bad.also ?? [])].sort());
      const issue = issueOf(found, rule.code);
      for (const { area, points } of issue?.losses ?? [])
        expect(points).toBeLessThanOrEqual(Math.min(rule.weight, AREA_BUDGETS[area]));
      expect(issue?.description).toMatch(/^[^\n]{40,700}$/);
      expect(rule.platforms).toEqual(expect.arrayContaining([...(issue?.platforms ?? [])]));
    },
  );

  test.each(rule.examples.good.map(numbered))("stays silent on good example %i", (_, good) => {
    expect(codesOf(inspectExample(good))).toEqual([...(good.also ?? [])].sort());
    expect(good.also ?? []).not.toContain(rule.code);
  });

  test("is shown by at least one bad and one good example", () => {
    expect(rule.examples.bad.length).toBeGreaterThan(0);
    expect(rule.examples.good.length).toBeGreaterThan(0);
  });

  test.each(fixable(rule))("is mended by its own fix in bad example %i", (_, bad) => {
    const before = inspectExample(bad);
    const issue = issueOf(before, rule.code);
    const fix = issue?.fix?.html ?? "";
    expect(snippetShape(fix)).not.toEqual([]);
    const after = inspectAs(bad, applyFix(exampleHtml(bad), fix));
    expect(codesOf(after)).not.toContain(rule.code);
    expect(codesOf(before)).toEqual(expect.arrayContaining([...codesOf(after)]));
    if (bad.also === undefined) expect(after.score.value).toBe(before.score.value + (issue?.points ?? 0));
    else if (issue?.points) expect(after.score.value).toBeGreaterThan(before.score.value);
  });

  test.each(rule.examples.bad.map(numbered))(
    "gives Laravel a snippet that can be pasted in bad example %i",
    (_, bad) => {
      const laravel = issueOf(inspectExample(bad), rule.code)?.fix?.laravel ?? "";
      for (const code of bladeCode(laravel)) expect(code).toMatch(/^(@\w+|\{\{ .+ \}\}$|\{!! .+ !!\}$)/);
      expect(laravel).not.toMatch(/\bundefined\b|\[object/);
    },
  );

  /** The bad examples whose finding has a fix in HTML. */
  function fixable({ code, examples }: typeof rule) {
    return examples.bad.map(numbered).filter(([, bad]) => issueOf(inspectExample(bad), code)?.fix?.html);
  }
});

function numbered(example: Example, index: number): [number, Example] {
  return [index, example];
}

function codesOf({ issues }: Inspection): readonly string[] {
  return issues.map(({ code }) => code).sort();
}

function issueOf({ issues }: Inspection, code: string) {
  return issues.find((issue) => issue.code === code);
}

function codeOf(file: string): string {
  return file.replace(/\.ts$/, "").replaceAll("-", "_");
}
