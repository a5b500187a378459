import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import { buildInput, og } from "@/lib/testing/inspect/page-builder";
import { inspectPage } from "../../inspect";
import type { RuleInput } from "../rule";
import { imageDetailsFix } from "./image-fix";

const fixOf = (url: string, more = "") =>
  issueOf("og_image_svg", {
    html: `<meta property="og:image" content="${url}">${more}`,
    without: ["og:image"],
    images: { [url]: { format: "svg" } },
  })?.fix;

describe("imageDetailsFix", () => {
  test.each([
    ["https://example.com/a/tides.svg?v=2", "https://example.com/a/tides-1200x630.jpg"],
    ["https://cdn.example.net/tides", "https://cdn.example.net/tides-1200x630.jpg"],
    ["http://example.com/a/tides.svg", "https://example.com/a/tides-1200x630.jpg"],
    [
      "https://cdn.example.net/w_1200/https%3A%2F%2Fassets.example.com%2Ftides.svg",
      "https://assets.example.com/tides-1200x630.jpg",
    ],
    ["https://example.com/i/?src=http://10.0.0.5/a.svg", "https://example.com/i/og-image-1200x630.jpg"],
    ["https://example.com/", "https://example.com/og-image-1200x630.jpg"],
  ])("names a copy of %s beside it", (url, copy) => {
    expect(fixOf(url)?.html).toContain(`<meta property="og:image" content="${copy}">`);
  });

  test("says what the file must be, and goes through url() in Laravel", () => {
    const fix = fixOf("https://example.com/a/tides.svg");
    for (const snippet of [fix?.html, fix?.laravel])
      expect(snippet).toMatch(/a JPEG of 1200 by 630 pixels under 300 KB/);
    expect(fix?.laravel).toContain("{{ url('/a/tides-1200x630.jpg') }}");
  });

  test("takes twitter:image along where it names the same file, and leaves another alone", () => {
    const url = "https://example.com/a/tides.svg";
    expect(fixOf(url, `<meta name="twitter:image" content="${url}">`)?.html).toContain(
      '<meta name="twitter:image" content="https://example.com/a/tides-1200x630.jpg">',
    );
    expect(fixOf(url, '<meta name="twitter:image" content="https://example.com/b.jpg">')?.html).not.toContain(
      "twitter:image",
    );
  });

  test("names the new file wherever the old one is, and its type, so that no card shows two", () => {
    const url = "http://example.com/a/tides.svg";
    const more = [
      '<meta property="og:image:secure_url" content="https://example.com/a/tides.svg">',
      '<meta property="og:image:type" content="image/svg+xml">',
    ].join("");
    for (const snippet of [fixOf(url, more)?.html, fixOf(url, more)?.laravel]) {
      expect(snippet).toMatch(/<meta property="og:image:secure_url" content=".*tides-1200x630\.jpg/);
      expect(snippet).toContain('<meta property="og:image:type" content="image/jpeg">');
    }
    expect(fixOf(url)?.html).not.toMatch(/secure_url|og:image:type/);
  });

  function inputOf(head: readonly string[]): RuleInput {
    const input = buildInput({ head });
    return { ...input, previews: inspectPage(input.page, input.resources).previews };
  }

  const copyFixOf = (...head: string[]) =>
    imageDetailsFix({ width: null, height: null, alt: "A sandbank" }, inputOf(head)).html;
  const FIRST = "https://example.com/a.jpg";

  test("the details of an only image are by themselves", () => {
    expect(copyFixOf(og("og:image", FIRST))).toBe('<meta property="og:image:alt" content="A sandbank">');
  });

  test("of several images the first is named above its details", () => {
    const several = copyFixOf(og("og:image", "/a.jpg"), og("og:image", "/b.jpg"));
    expect(several).toBe(`${og("og:image", FIRST)}\n<meta property="og:image:alt" content="A sandbank">`);
  });

  test("leaves the image's words to the page's view in Laravel", () => {
    const input = inputOf([og("og:image", FIRST)]);
    const { laravel } = imageDetailsFix({ width: 1200, height: 630, alt: "A sandbank" }, input);
    expect(laravel?.split("\n")).toEqual([
      "{{-- In the layout's head --}}",
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      `<meta property="og:image:alt" content="@yield('og_image_alt')">`,
      "{{-- In this page's view --}}",
      `@section('og_image_alt', "A sandbank")`,
    ]);
  });
});
