import { describe, expect, test } from "vitest";
import { growth } from "@/lib/testing/growth";
import { buildInput, named, og } from "@/lib/testing/inspect/page-builder";
import { resolvePreviews } from "./index";
import { PLATFORM_NAMES } from "./names";
import type { ResolveInput } from "./platform";

/** Ten times the input may take at most thirty times the time. */
function expectLinear(build: (size: number) => ResolveInput, size: number) {
  const sizes = { small: build(size), large: build(size * 10) };
  expect(growth(resolveFresh, sizes, 30)).toBeLessThan(30);
}

/** With a new list of metas, so that no index of an earlier run helps. */
function resolveFresh(input: ResolveInput): void {
  resolvePreviews({ ...input, page: { ...input.page, metas: [...input.page.metas] } });
}

const many = (count: number, tag: (number: number) => string) => ({
  head: Array.from({ length: count }, (_, number) => tag(number)),
});

/** A page whose every text is half a megabyte of this. */
function longTexts(piece: string): ResolveInput {
  const text = piece.repeat(500_000 / piece.length);
  const names = ["description", "twitter:title", "twitter:description"];
  const head = [og("og:title", text), og("og:description", text), ...names.map((name) => named(name, text))];
  return buildInput({ head: [`<title>${text.slice(0, 1_000)}</title>`, ...head] });
}

describe("hostile pages", () => {
  test.each([
    ["images", (number: number) => og("og:image", `https://example.com/${number}.png`)],
    ["images that are no URL", () => og("og:image", "data:text/plain,x")],
    ["image sizes", () => og("og:image:width", "1200")],
    ["layout tags", () => named("twitter:card", "summary_large_image")],
    ["empty titles", () => og("og:title", " ")],
    ["icons", (number: number) => `<link rel="icon" href="/${number}.png">`],
    ["site names", () => og("og:site_name", "é")],
  ])("take time linear in their number of %s", (_, tag) => {
    expectLinear((count) => buildInput(many(count, tag)), 1000);
  });

  test.each([
    ["letters", "a"],
    ["spaces between letters", "a "],
    ["families", "👨‍👩‍👧‍👦"],
    ["combining marks", "\u0301"],
    ["line breaks", "a\n"],
    ["unfinished surrogates", "\ud83d"],
  ])("take time linear in a text of %s", (_, piece) => {
    const build = (count: number) => {
      const text = piece.repeat(count);
      return buildInput({
        head: [
          `<title>${text}</title>`,
          og("og:title", text),
          og("og:description", text),
          named("description", text),
        ],
      });
    };
    expectLinear(build, 10_000);
  });

  test.each([
    ["control characters", "\u0001"],
    ["marks of direction", "\u202e\u2066"],
    ["characters without width", "\u200b"],
    ["combining marks", "e\u0301"],
    ["flags", "🇮🇸"],
    ["unfinished surrogates", "\ud83d"],
    ["Chinese characters", "潮"],
  ])("cost little more for texts of %s than for letters", (_, piece) => {
    const sizes = { small: longTexts("a"), large: longTexts(piece) };
    expect(growth(resolveFresh, sizes, 20)).toBeLessThan(20);
  });

  test.each([
    ["letters", "x"],
    ["characters without width", "\u200b\u0001"],
  ])("never pass a megabyte of title on, of %s", (_, piece) => {
    const text = piece.repeat(1_000_000 / piece.length);
    const head = [og("og:title", text), named("description", text), named("twitter:card", "summary")];
    const previews = resolvePreviews(buildInput({ head }));
    for (const name of PLATFORM_NAMES) {
      expect(previews[name].title?.length ?? 0, name).toBeLessThanOrEqual(10_000);
      expect(previews[name].description?.length ?? 0, name).toBeLessThanOrEqual(100_000);
    }
  });

  test("cannot name a key that means something to the language", () => {
    const keys = ["__proto__", "constructor", "toString", "hasOwnProperty"];
    const head = keys.flatMap((key) => [og(key, "evil"), named(key, "evil")]);
    const jsonLd = `<script type="application/ld+json">{"__proto__":{"@type":"WebSite","name":"evil"},"@type":"__proto__"}</script>`;
    const previews = resolvePreviews(buildInput({ head: [...head, jsonLd, "<title>Plain</title>"] }));
    expect(previews.google).toMatchObject({ title: "Plain", site_name: "example.com" });
    expect(JSON.stringify(previews)).not.toContain("evil");
  });

  test("draw no URL but http and https", () => {
    for (const url of [
      "javascript:alert(1)",
      "data:image/png;base64,AAAA",
      "file:///etc/passwd",
      "https://",
      "//",
      "ftp://example.com/a.png",
    ]) {
      const previews = resolvePreviews(
        buildInput({
          head: [
            og("og:title", "Open"),
            og("og:image", url),
            named("twitter:card", "summary_large_image"),
            `<link rel="icon" href="${url}">`,
          ],
        }),
      );
      for (const name of PLATFORM_NAMES) {
        expect(previews[name].image, `${name}: ${url}`).toBeNull();
        expect(previews[name].favicon, `${name}: ${url}`).toBeNull();
      }
    }
  });

  test("survive having nothing at all", () => {
    for (const html of ["", "plain", "<", "\0"]) {
      const previews = resolvePreviews(buildInput({ html, url: "https://example.com/%E0%A4%A" }));
      for (const name of PLATFORM_NAMES) expect(previews[name].domain).toBe("example.com");
    }
  });
});
