import { expect, test } from "vitest";
import { issueOf } from "@/lib/testing/issue-of";

const fixOf = (address: string, more = "") =>
  issueOf("og_image_svg", {
    html: `<meta property="og:image" content="${address}">${more}`,
    without: ["og:image"],
    images: { [address]: { format: "svg" } },
  })?.fix;

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
])("names a copy of %s beside it", (address, copy) => {
  expect(fixOf(address)?.html).toContain(`<meta property="og:image" content="${copy}">`);
});

test("says what the file must be, and goes through url() in Laravel", () => {
  const fix = fixOf("https://example.com/a/tides.svg");
  for (const snippet of [fix?.html, fix?.laravel])
    expect(snippet).toMatch(/a JPEG of 1200 by 630 pixels under 300 KB/);
  expect(fix?.laravel).toContain("{{ url('/a/tides-1200x630.jpg') }}");
});

test("takes twitter:image along where it names the same file, and leaves another alone", () => {
  const address = "https://example.com/a/tides.svg";
  expect(fixOf(address, `<meta name="twitter:image" content="${address}">`)?.html).toContain(
    '<meta name="twitter:image" content="https://example.com/a/tides-1200x630.jpg">',
  );
  expect(
    fixOf(address, '<meta name="twitter:image" content="https://example.com/b.jpg">')?.html,
  ).not.toContain("twitter:image");
});

test("names the new file wherever the old one stands, and its type, so that no card shows two", () => {
  const address = "http://example.com/a/tides.svg";
  const more = [
    '<meta property="og:image:secure_url" content="https://example.com/a/tides.svg">',
    '<meta property="og:image:type" content="image/svg+xml">',
  ].join("");
  for (const snippet of [fixOf(address, more)?.html, fixOf(address, more)?.laravel]) {
    expect(snippet).toMatch(/<meta property="og:image:secure_url" content=".*tides-1200x630\.jpg/);
    expect(snippet).toContain('<meta property="og:image:type" content="image/jpeg">');
  }
  expect(fixOf(address)?.html).not.toMatch(/secure_url|og:image:type/);
});
