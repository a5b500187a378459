import { describe, expect, test } from "vitest";
import { joinFixes } from "./join-fixes";

const html = (...fixes: readonly string[][]) =>
  joinFixes(
    fixes.map((lines) => ({ html: lines.join("\n"), laravel: null })),
    "html",
  );
const image = '<meta property="og:image" content="https://example.com/a.jpg">';
const width = '<meta property="og:image:width" content="1200">';
const alt = '<meta property="og:image:alt" content="A sandbank">';
const title = (text: string) => `<meta property="og:title" content="${text}">`;

describe("joined fixes", () => {
  test("stay separate blocks without a shared key", () => {
    expect(html([image, width], ["<title>Tides</title>"])).toBe(`${image}\n${width}\n\n<title>Tides</title>`);
  });

  test("set the image once, with the tags of both", () => {
    expect(html([image, width], [title("Tides")], [image, alt])).toBe(
      `${image}\n${alt}\n${width}\n\n${title("Tides")}`,
    );
    expect(html([image, width], [image, width, alt])).toBe(`${image}\n${width}\n${alt}`);
  });

  test("take a tag from the last fix that sets it", () => {
    expect(html([title("Tides of the coast"), "<title>Sand</title>"], [title("Tides")])).toBe(
      `${title("Tides")}\n<title>Sand</title>`,
    );
    expect(html([image], [title("Long")], [image, title("Short")])).toBe(`${image}\n${title("Short")}`);
  });

  test("keep tags that a page may have several times", () => {
    const languages = ["de", "fr"].map((code) => `<link rel="alternate" hreflang="${code}" href="/${code}">`);
    expect(html(languages)).toBe(languages.join("\n"));
  });

  test("keep values with line breaks intact", () => {
    const text = '<meta property="og:description" content="Sand\n{{-- and --}}\nwater">';
    expect(html([text, image], [text, width])).toBe(`${text}\n${width}\n${image}`);
  });

  test("skip missing languages and duplicates", () => {
    const fixes = [{ html: "<one>", laravel: null }, null, { html: "<one>", laravel: "{{ two }}" }];
    expect(joinFixes(fixes, "html")).toBe("<one>");
    expect(joinFixes(fixes, "laravel")).toBe("{{ two }}");
    expect(joinFixes([], "html")).toBe("");
  });

  test("have one layout and one view for Laravel", () => {
    const blade = (name: string, text: string) => ({
      html: null,
      laravel: [
        "{{-- In the layout's head --}}",
        `<meta property="og:${name}" content="@yield('og_${name}')">`,
        "{{-- In this page's view --}}",
        `@section('og_${name}', "${text}")`,
      ].join("\n"),
    });
    const plain = { html: null, laravel: '<meta name="twitter:card" content="summary_large_image">' };
    expect(
      joinFixes(
        [blade("title", "Long"), plain, blade("description", "Sand"), blade("title", "Short")],
        "laravel",
      ),
    ).toBe(
      `{{-- In the layout's head --}}

<meta property="og:title" content="@yield('og_title')">

<meta name="twitter:card" content="summary_large_image">

<meta property="og:description" content="@yield('og_description')">

{{-- In this page's view --}}
@section('og_title', "Short")
@section('og_description', "Sand")`,
    );
  });
});

describe("joinFixes", () => {
  test("a fix whose file doesn't exist yet is left out", () => {
    const real = { html: '<meta property="og:title" content="Ebb">', laravel: null };
    const image = '<meta property="og:image" content="https://example.com/og-image.jpg">';
    const placeholder = { html: `<!-- Placeholder: upload an image first -->\n${image}`, laravel: null };
    expect(joinFixes([placeholder, real], "html")).toBe(real.html);
    expect(joinFixes([placeholder], "html")).toBe("");
  });
});
