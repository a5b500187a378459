import { describe, expect, it } from "vitest";
import { growth } from "@/lib/testing/growth";
import { buildInput, named, og } from "@/lib/testing/page-builder";
import { resolvePreviews } from "./index";
import { PLATFORM_NAMES, type ResolveInput } from "./platform";

/** Ten times the input may take at most thirty times the time. */
function expectLinear(build: (size: number) => ResolveInput, size: number) {
  const resolve = (input: ResolveInput) => {
    // A new list of metas, so that no index of an earlier run helps.
    resolvePreviews({ ...input, page: { ...input.page, metas: [...input.page.metas] } });
  };
  const sizes = { small: build(size), large: build(size * 10) };
  expect(growth(resolve, sizes, 30)).toBeLessThan(30);
}

const many = (count: number, tag: (number: number) => string) => ({
  head: Array.from({ length: count }, (_, number) => tag(number)),
});

describe("hostile pages", () => {
  it.each([
    ["images", (number: number) => og("og:image", `https://example.com/${number}.png`)],
    ["images that are no address", () => og("og:image", "data:text/plain,x")],
    ["image sizes", () => og("og:image:width", "1200")],
    ["layout tags", () => named("twitter:card", "summary_large_image")],
    ["empty titles", () => og("og:title", " ")],
    ["icons", (number: number) => `<link rel="icon" href="/${number}.png">`],
    ["site names", () => og("og:site_name", "é")],
  ])("take time linear in their number of %s", (_, tag) => {
    expectLinear((count) => buildInput(many(count, tag)), 1000);
  });

  it.each([
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

  it("never pass a megabyte of title on", () => {
    const previews = resolvePreviews(
      buildInput({ head: [og("og:title", "x".repeat(1_000_000)), named("twitter:card", "summary")] }),
    );
    for (const name of PLATFORM_NAMES)
      expect(previews[name].title?.length ?? 0, name).toBeLessThanOrEqual(10_000);
  });

  it("cannot name a key that means something to the language", () => {
    const keys = ["__proto__", "constructor", "toString", "hasOwnProperty"];
    const head = keys.flatMap((key) => [og(key, "evil"), named(key, "evil")]);
    const jsonLd = `<script type="application/ld+json">{"__proto__":{"@type":"WebSite","name":"evil"},"@type":"__proto__"}</script>`;
    const previews = resolvePreviews(buildInput({ head: [...head, jsonLd, "<title>Plain</title>"] }));
    expect(previews.google).toMatchObject({ title: "Plain", site_name: "example.com" });
    expect(JSON.stringify(previews)).not.toContain("evil");
  });

  it("draw no address but http and https", () => {
    for (const address of [
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
            og("og:image", address),
            named("twitter:card", "summary_large_image"),
            `<link rel="icon" href="${address}">`,
          ],
        }),
      );
      for (const name of PLATFORM_NAMES) {
        expect(previews[name].image, `${name}: ${address}`).toBeNull();
        expect(previews[name].favicon, `${name}: ${address}`).toBeNull();
      }
    }
  });

  it("survive having nothing at all", () => {
    for (const html of ["", "plain", "<", "\0"]) {
      const previews = resolvePreviews(buildInput({ html, url: "https://example.com/%E0%A4%A" }));
      for (const name of PLATFORM_NAMES) expect(previews[name].domain).toBe("example.com");
    }
  });
});
