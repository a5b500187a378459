// The catalogue tests itself: every rule brings its examples, and these guarantees hold for all of them.
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { applyFix } from "@/lib/testing/inspect/apply-fix";
import { bladeCode, renderBlade } from "@/lib/testing/inspect/blade";
import { snippetShape } from "@/lib/testing/inspect/snippet-shape";
import { CATALOGUE, catalogueEntry } from "../catalogue";
import { exampleHtml, inspectExample as inspectAgain, inspectAs } from "../example/inspect-example";
import { PERFECT_IMAGES, PERFECT_URL } from "../example/perfect-page";
import type { Inspection } from "../report";
import { AREA_POINTS } from "../score";
import { RULES } from "./index";
import type { Example } from "./rule";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));
const CODES = RULES.map(({ code }) => code);

const inspected = new Map<Example, Inspection>();

/** The inspection of an example, which many tests look at. */
function inspectExample(example: Example): Inspection {
  const found = inspected.get(example) ?? inspectAgain(example);
  inspected.set(example, found);
  return found;
}

describe("the catalogue", () => {
  test("the perfect page has no issue and scores 100", () => {
    const { issues, score } = inspectExample({ html: "" });
    expect(issues).toEqual([]);
    expect(score).toMatchObject({ value: 100, cappedBy: null });
  });

  test("codes are unique and every rule file is in the index, in order", () => {
    expect(new Set(CODES).size).toBe(CODES.length);
    const files = readdirSync(FOLDER).filter(
      (file) => existsSync(`${FOLDER}${file}`) && CODES.includes(codeOf(file)),
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
});

describe.each(RULES)("$code", (rule) => {
  test("has its facts in order", () => {
    expect(existsSync(`${FOLDER}${rule.code.replaceAll("_", "-")}.ts`)).toBe(true);
    expect(rule.code).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/);
    expect(rule.title.length).toBeGreaterThan(0);
    expect(rule.title.length).toBeLessThanOrEqual(70);
    expect(rule.title).not.toMatch(/\.$/);
    expect(rule.why.length).toBeGreaterThanOrEqual(40);
    expect(rule.why.length).toBeLessThanOrEqual(600);
    expect(rule.weight).toBeGreaterThanOrEqual(0);
    expect(rule.weight).toBeLessThanOrEqual(AREA_POINTS[rule.area]);
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
      for (const { area, points } of issue?.losses ?? []) {
        expect([rule.area, ...(rule.alsoIn ?? [])]).toContain(area);
        expect(points).toBeLessThanOrEqual(Math.min(rule.weight, AREA_POINTS[area]));
      }
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

  test.each(fixable(rule))("is fixed by its own fix in bad example %i", (_, bad) => {
    const before = inspectExample(bad);
    const issue = issueOf(before, rule.code);
    const fix = issue?.fix?.html ?? "";
    expect(snippetShape(fix)).not.toEqual([]);
    const after = inspectAs(withImagesOf(fix, bad), applyFix(exampleHtml(bad), fix));
    expect(codesOf(after)).not.toContain(rule.code);
    expect(codesOf(before)).toEqual(expect.arrayContaining([...codesOf(after)]));
    if (bad.also === undefined) expect(after.score.value).toBe(before.score.value + (issue?.points ?? 0));
    else if (issue?.points) expect(after.score.value).toBeGreaterThan(before.score.value);
  });

  test.each(fixable(rule).filter(([, bad]) => rendered(bad, rule.code) !== null))(
    "is fixed by what its Laravel fix prints in bad example %i",
    (_, bad) => {
      const printed = rendered(bad, rule.code) ?? "";
      const after = inspectAs(withImagesOf(printed, bad), applyFix(exampleHtml(bad), printed));
      expect(codesOf(after)).not.toContain(rule.code);
      expect(codesOf(inspectExample(bad))).toEqual(expect.arrayContaining([...codesOf(after)]));
    },
  );

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

/** The codes without a correct generic fix: the cause is outside the page's tags, or only the author knows the value. */
const WITHOUT_FIX = [
  "address_too_long",
  "broken_characters",
  "client_rendered_head",
  "content_type_not_html",
  "crawler_blocked",
  "document_truncated",
  "empty_document",
  "head_too_large_for_whatsapp",
  "oembed_overrides_og",
  "og_image_robots_blocked",
  "og_image_slow",
  "og_image_unreachable",
  "page_http_error",
  "page_not_html",
  "page_sent_as_download",
  "page_slow",
  "redirect_chain_long",
  "robots_txt_blocks_crawler",
  "robots_txt_unavailable",
  "template_placeholder",
];
/** Those that a framework setting fixes, not a tag of the page. */
const LARAVEL_ALONE = ["jsonld_invalid", "redirect_http_downgrade"];

describe("rules without a fix", () => {
  test("every rule has a fix in HTML and Laravel but those named here, and no example of theirs has one", () => {
    const kinds = RULES.map(({ code, examples }) => {
      const fixes = examples.bad.map((bad) => issueOf(inspectExample(bad), code)?.fix ?? null);
      const has = (language: "html" | "laravel") => fixes.some((fix) => fix?.[language]);
      return { code, html: has("html"), laravel: has("laravel") };
    });
    const codes = (html: boolean, laravel: boolean) =>
      kinds.filter((kind) => kind.html === html && kind.laravel === laravel).map(({ code }) => code);
    expect(codes(false, false)).toEqual(WITHOUT_FIX);
    expect(codes(false, true)).toEqual(LARAVEL_ALONE);
    expect(codes(true, false)).toEqual([]);
  });
});

/** Whose Laravel fix is a loop or a condition, or lies outside the template, so that no printed tags can be tried. */
const NOT_PRINTED = ["hreflang_invalid", "noindex", "og_image_insecure"];

describe("fixes in Laravel", () => {
  test("every Laravel fix beside one in HTML prints tags that can be tried, but for those named here", () => {
    const untried = RULES.filter(({ code, examples }) =>
      examples.bad.some(
        (bad) => issueOf(inspectExample(bad), code)?.fix?.html && rendered(bad, code) === null,
      ),
    );
    expect(untried.map(({ code }) => code)).toEqual(NOT_PRINTED);
  });
});

/** What Laravel on the example's site prints of a fix in Blade; null when it is no template of tags. */
function rendered(bad: Example, code: string): string | null {
  const laravel = issueOf(inspectExample(bad), code)?.fix?.laravel ?? "";
  const plain = laravel
    .replace(/\{\{ (?:url|asset)\('\/?([^']*)'\) \}\}/g, "https://example.com/$1")
    .replaceAll("{{ url()->current() }}", PERFECT_URL)
    .replaceAll("{{ config('app.name') }}", "Field Notes")
    .replaceAll("{{ str_replace('_', '-', app()->getLocale()) }}", "en")
    .replace(/\{\{ \['en' => 'en_GB'[^}]*\}\}/, "en_GB");
  return /^\s*(?:<|\{\{--|@section|@yield)/.test(plain) && !/\{\{ |@foreach|@php/.test(plain)
    ? renderBlade(plain)
    : null;
}

/** The example with the files that the fix asks for put where it names them. */
function withImagesOf(fix: string, bad: Example): Example {
  const named = [...fix.matchAll(/image" content="([^"]+)"/g)].map(([, url = ""]) => url);
  const missing = named.filter((url) => !(url in PERFECT_IMAGES) && !(url in (bad.images ?? {})));
  return {
    ...bad,
    images: { ...bad.images, ...Object.fromEntries(missing.map((url) => [url, {}])) },
  };
}

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
