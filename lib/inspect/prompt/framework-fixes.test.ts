import { describe, expect, test } from "vitest";
import { inspectExample } from "../example/inspect-example";
import { RULES } from "../rules/index";
import { frameworkFixes } from "./framework-fixes";
import { CODE_FRAMEWORKS, FRAMEWORK_SOURCES, fixSource, VALUE_RULES } from "./framework-fixes.data";

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
    const written = fixesOf(code).map(({ fix }) => frameworkFixes(fix, code));
    expect(written.length).toBeGreaterThan(0);
    for (const name of ["next", "nuxt"] as const)
      expect(
        written.some((fixes) => fixes[name] !== null),
        name,
      ).toBe(true);
  });
});

describe("frameworkFixes", () => {
  test("no rule's framework fix holds a plain tag", () => {
    for (const { code } of RULES) {
      for (const { fix } of fixesOf(code)) {
        for (const text of Object.values(frameworkFixes(fix, code)))
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
});

describe("site builders", () => {
  const written = (code: string) => {
    const [issue] = fixesOf(code);
    return frameworkFixes(issue?.fix ?? null, code);
  };

  test("a title is set in each that documents how", () => {
    const { shopify, yoast, rank_math, aioseo, webflow } = written("missing_html_title");
    expect(shopify).toMatch(/^Page title: \S/);
    expect(yoast).toContain("add_filter( 'wpseo_title', function ( $value ) {");
    expect(rank_math).toContain("add_filter( 'rank_math/frontend/title', function ( $value ) {");
    expect(webflow).toContain('"title": ');
    expect(aioseo).toBeNull();
  });

  test("a social title is set where there is a setting for it", () => {
    const { yoast, rank_math, aioseo, webflow } = written("missing_og_title");
    expect(aioseo).toContain("$tags['og:title'] = 'How tides shape the coast';");
    expect(JSON.parse(webflow ?? "").openGraph).toEqual({
      title: "How tides shape the coast",
      titleCopied: false,
    });
    expect([yoast, rank_math]).toEqual([null, null]);
  });

  test("Shopify's one description is that of search results", () => {
    expect(written("missing_description").shopify?.split("\n")).toHaveLength(1);
  });

  test("files that don't exist, and rules about how tags are written, get no code", () => {
    for (const code of ["missing_og_image", "meta_in_body", "duplicate_social_tag"]) {
      const { next: _, nuxt: __, shopify: ___, ...builders } = written(code);
      expect(Object.values(builders), code).toEqual([null, null, null, null]);
    }
    expect(written("meta_in_body").shopify).toBeNull();
  });

  test("Shopify's owner chooses a missing image, and no file of ours is named", () => {
    const { shopify } = written("missing_og_image");
    expect(shopify).toContain("social sharing image");
    expect(shopify).not.toMatch(/https?:|\.(?:png|jpg)/);
    expect(fixSource("shopify", "missing_og_image").where).not.toContain("search engine listing");
    expect(fixSource("shopify", "missing_og_title")).toBe(FRAMEWORK_SOURCES.shopify);
  });

  test("text can't leave its quotation marks in PHP", () => {
    const html = `<meta name="description" content="It's a \\' ); evil(); //">`;
    const { yoast } = frameworkFixes({ html, laravel: null }, "missing_meta_description");
    expect(yoast).toContain(String.raw`'It\'s a \\\' ); evil(); //' : $value;`);
  });

  test("every rule with such a fix is one of ours", () => {
    const codes = RULES.map(({ code }) => code);
    expect(VALUE_RULES.filter((code) => !codes.includes(code))).toEqual([]);
  });
});
