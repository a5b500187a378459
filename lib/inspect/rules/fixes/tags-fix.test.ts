import { describe, expect, test } from "vitest";
import { bladeCode, renderBlade } from "@/lib/testing/inspect/blade";
import { tagsFix } from "./tags-fix";

describe("tagsFix", () => {
  test("names Open Graph tags by property and all others by name", () => {
    expect(
      tagsFix([
        { key: "title", content: "T" },
        { key: "og:title", content: "O" },
        { key: "twitter:card", content: "summary" },
      ])?.html,
    ).toBe(
      '<title>T</title>\n<meta property="og:title" content="O">\n<meta name="twitter:card" content="summary">',
    );
  });

  test("offers nothing to paste when it would be longer than 5,000 characters", () => {
    const tags = (length: number) => tagsFix([{ key: "og:title", content: "x".repeat(length) }]);
    expect(tags(5000)).not.toBeNull();
    expect(tags(5001)).toBeNull();
  });

  test("puts what belongs to one page into sections for Laravel, so that a layout prints it for that page alone", () => {
    const fix = tagsFix([
      { key: "og:title", content: "Tides @ home" },
      { key: "og:image", content: "https://example.com/tides.jpg" },
      { key: "og:url", content: "https://example.com/guides/tides" },
      { key: "twitter:card", content: "summary" },
    ]);
    expect(fix?.laravel?.split("\n")).toEqual([
      "{{-- In the layout's head --}}",
      `<meta property="og:title" content="@yield('og_title', config('app.name'))">`,
      `<meta property="og:image" content="@yield('og_image')">`,
      '<meta property="og:url" content="{{ url()->current() }}">',
      '<meta name="twitter:card" content="summary">',
      "{{-- In this page's view --}}",
      `@section('og_title', "Tides \\u{40} home")`,
      `@section('og_image', "https://example.com/tides.jpg")`,
    ]);
    const withoutUrl = (fix?.laravel ?? "").replace("{{ url()->current() }}", "");
    expect(renderBlade(withoutUrl)).toContain('<meta property="og:title" content="Tides @ home">');
  });

  test("needs no section where the tags say the same on every page", () => {
    expect(tagsFix([{ key: "twitter:card", content: "summary" }])?.laravel).toBe(
      '<meta name="twitter:card" content="summary">',
    );
  });

  test("keeps a URL with parameters, which Laravel's own would drop", () => {
    const fix = tagsFix([{ key: "og:url", content: "https://example.com/?page=2" }]);
    expect(fix?.laravel).toContain(`@section('og_url', "https://example.com/?page=2")`);
  });

  test("lets no key become code", () => {
    const key = "og:a') @php(exit) @section('";
    expect(bladeCode(tagsFix([{ key, content: "x" }])?.laravel ?? "")).toEqual([]);
  });
});
