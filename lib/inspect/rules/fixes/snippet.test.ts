import { describe, expect, test } from "vitest";
import {
  bladeSection,
  bladeUrl,
  escapeBlade,
  escapeHtml,
  linkBlade,
  linkHtml,
  metaFix,
  phpString,
} from "./snippet";

const MEAN = `</title><script>"'&{{ $x }} {!! $y !!} @if(1)`;

describe("snippet", () => {
  test("HTML keeps nothing that could end an attribute or start a tag", () => {
    expect(escapeHtml(MEAN)).not.toMatch(/[<>"]/);
    expect(escapeHtml("R&D; &amp;")).toBe("R&amp;D; &amp;amp;");
  });

  test("Blade also keeps nothing that it would run", () => {
    expect(escapeBlade(MEAN)).not.toMatch(/[<>"{@]/);
  });

  test("a PHP string keeps nothing that PHP or Blade would read", () => {
    expect(phpString(MEAN).slice(1, -1)).not.toMatch(/["$@()<>]|\{\{|\{!|\\(?!u\{)/);
    expect(phpString("Café – “Tides”, 5 €: 100 %")).toBe('"Café – “Tides”, 5 €: 100 %"');
    expect(phpString('\\ " $ {')).toBe('"\\u{5c} \\u{22} \\u{24} \\u{7b}"');
    expect(phpString("a\nb\0c")).toBe('"a\\u{a}b\\u{0}c"');
  });

  test("builds tags for both targets", () => {
    expect(metaFix("property", "og:title", 'Say "hi" @home')).toEqual({
      html: '<meta property="og:title" content="Say &quot;hi&quot; @home">',
      laravel: '<meta property="og:title" content="Say &quot;hi&quot; &#64;home">',
    });
    expect(linkHtml("canonical", "/a?b=1&c=2")).toBe('<link rel="canonical" href="/a?b=1&amp;c=2">');
    expect(linkBlade("canonical", "/@me")).toBe('<link rel="canonical" href="/&#64;me">');
    expect(bladeSection("og_title", "Tides")).toBe(`@section('og_title', "Tides")`);
  });

  const PAGE = "https://example.com/guides/tides";

  test("writes a URL of the page's own host as a path", () => {
    expect(bladeUrl("https://example.com/images/tides.jpg?v=2", PAGE)).toBe(
      "{{ url('/images/tides.jpg?v=2') }}",
    );
  });

  test("writes a URL of another host as it is", () => {
    expect(bladeUrl("https://cdn.example.net/a.jpg?x=1&y=2", PAGE)).toBe(
      "https://cdn.example.net/a.jpg?x=1&amp;y=2",
    );
  });

  test("never lets a path end the PHP string or become a host", () => {
    expect(bladeUrl("https://example.com/it's.jpg", PAGE)).not.toContain("{{");
    expect(bladeUrl("https://example.com//evil.example/a.jpg", PAGE)).not.toContain("{{");
    expect(bladeUrl("https://example.com/a@b{{c.jpg", PAGE)).not.toMatch(/[@{]/);
  });
});
