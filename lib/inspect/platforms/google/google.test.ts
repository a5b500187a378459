import { describe, expect, test } from "vitest";
import { buildInput, type InputParts, imageOf, named, og } from "@/lib/testing/inspect/page-builder";
import { PLATFORMS } from "../index";

function preview(head: readonly string[], parts: InputParts = {}) {
  return PLATFORMS.google.resolve(buildInput({ head, ...parts }));
}

const jsonLd = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

describe("google: which text", () => {
  test("takes the title tag, then the largest heading, then og:title, then the page's text, then the host", () => {
    const body = "<h1>Heading</h1><p>First paragraph.</p>";
    const head = [og("og:title", "Open")];
    expect(preview(["<title>Plain</title>", ...head], { body }).source.title).toBe("title");
    expect(preview(["<title> </title>", ...head], { body })).toMatchObject({
      title: "Heading",
      source: { title: "h1" },
    });
    expect(preview(head, { body: "<p>First paragraph.</p>" }).source.title).toBe("og:title");
    expect(preview(head, { body: "<h3>Small</h3><h2>Large</h2><h2>Second</h2>" })).toMatchObject({
      title: "Large",
      source: { title: "largest other heading" },
    });
    expect(preview([], { body: "<p>First paragraph.</p>" }).source.title).toBe("page text");
    expect(preview([])).toMatchObject({ title: "example.com", source: { title: "host" } });
  });

  test("takes the meta description, then the first paragraph, then any text of the page", () => {
    const body = "<div>Loose text.</div><p>First paragraph.</p>";
    expect(preview([named("Description", "Meta")], { body })).toMatchObject({ description: "Meta" });
    expect(preview([], { body })).toMatchObject({
      description: "First paragraph.",
      source: { description: "first paragraph" },
    });
    expect(preview([], { body: "<div>Loose text.</div>" }).source.description).toBe("page text");
  });

  test("draws no image", () => {
    expect(preview([og("og:image", "https://example.com/a.jpg")])).toMatchObject({
      image: null,
      card: "text",
    });
  });
});

describe("google: site name, icon and URL line", () => {
  test("takes the name of a WebSite in JSON-LD before og:site_name, and the host last", () => {
    const site = jsonLd({
      "@graph": [
        { "@type": "Organization", name: "Org" },
        { "@type": ["WebSite"], name: "Notes" },
      ],
    });
    expect(preview([site, og("og:site_name", "Open")])).toMatchObject({
      site_name: "Notes",
      source: { site_name: "JSON-LD WebSite" },
    });
    expect(preview([og("og:site_name", "Open")]).site_name).toBe("Open");
    expect(preview([], { url: "https://www.example.com/" })).toMatchObject({
      site_name: "example.com",
      domain: "example.com",
    });
  });

  test("shows an icon that is square and at least 8 px, else the next", () => {
    const [first, second] = ["https://example.com/a.png", "https://example.com/b.png"];
    const head = [`<link rel="icon" href="/a.png">`, `<link rel="apple-touch-icon" href="/b.png">`];
    const with_ = (size: readonly [number, number]) =>
      preview(head, { images: [imageOf(first, size)] }).favicon;
    expect(preview(head)).toMatchObject({ favicon: first, source: { favicon: "link rel=icon" } });
    expect(with_([8, 8])).toBe(first);
    expect(with_([7, 7])).toBe(second);
    expect(with_([96, 48])).toBe(second);
  });

  test("does not take an error page at /favicon.ico for an icon", () => {
    const root = "https://example.com/favicon.ico";
    expect(preview([], { images: [imageOf(root, [0, 0], { state: "not_an_image" })] }).favicon).toBeNull();
    expect(preview([], { images: [imageOf(root, [16, 16])] })).toMatchObject({
      favicon: root,
      source: { favicon: "/favicon.ico" },
    });
  });

  test("shows a breadcrumb trail of two items or more, in order of position, else the path", () => {
    const item = (position: number, name: string) => ({ "@type": "ListItem", position, name });
    const trail = (...items: object[]) => jsonLd({ "@type": "BreadcrumbList", itemListElement: items });
    const url = "https://example.com/guides/low%20tide/";
    const crumbs = (head: string[]) => preview(head, { url }).details.crumbs;
    expect(crumbs([trail(item(2, "Tides"), item(1, "Guides"))])).toEqual(["example.com", "Guides", "Tides"]);
    expect(crumbs([trail({ position: 1, item: { name: "Guides" } }, item(2, "Tides"))])).toEqual([
      "example.com",
      "Guides",
      "Tides",
    ]);
    expect(crumbs([trail(item(1, "Guides"))])).toEqual(["example.com", "guides", "low tide"]);
    expect(crumbs([])).toEqual(["example.com", "guides", "low tide"]);
  });
});

describe("google: robots rules", () => {
  const text = ["<title>Plain</title>", named("description", "A hundred letters of text. ".repeat(4).trim())];

  test.each([
    ["a meta", [named("robots", "noindex, follow")], {}],
    ["none", [named("googlebot", "NONE")], {}],
    ["the header", [], { "x-robots-tag": "noindex" }],
    ["the header, for googlebot", [], { "x-robots-tag": "otherbot: nofollow, googlebot: noindex" }],
  ])("shows nothing for noindex by %s", (_, head, extra) => {
    const headers = { "content-type": "text/html", ...extra };
    const shown = preview([...text, ...head], { fetched: { headers } });
    expect(shown).toMatchObject({ card: "none", reason: "Not shown in Google: noindex." });
  });

  test("does not obey another crawler's noindex", () => {
    const headers = { "content-type": "text/html", "x-robots-tag": "otherbot: noindex" };
    expect(preview(text, { fetched: { headers } }).card).toBe("text");
  });

  test("shows no text for nosnippet and for max-snippet:0", () => {
    for (const rule of ["nosnippet", "max-snippet:0"]) {
      const shown = preview([...text, named("robots", rule)]);
      expect(shown).toMatchObject({ card: "text", title: "Plain", description: null });
      expect(shown.details.note).toMatch(/nosnippet/);
      expect(shown.details.withheld).toMatch(/nosnippet/);
    }
  });

  test("shows no text marked with data-nosnippet, though it may title the result", () => {
    const secret = "<div data-nosnippet><p>Members only.</p></div>";
    expect(
      preview([], { body: `${secret}<p>For <span data-nosnippet>no</span> everyone.</p>` }),
    ).toMatchObject({
      description: "For everyone.",
      source: { description: "first paragraph" },
    });
    expect(preview([], { body: `${secret}Loose text.` })).toMatchObject({
      title: "Members only. Loose text.",
      description: "Loose text.",
      source: { description: "page text" },
    });
    expect(preview([], { body: secret }).description).toBeNull();
  });

  test("keeps to max-snippet, the strictest of several", () => {
    const at = (rule: string) => preview([...text, named("robots", rule)]);
    expect(at("max-snippet:20, max-snippet:50")).toMatchObject({
      description: "A hundred letters o…",
      truncated: ["description"],
    });
    expect(at("max-snippet:-1").truncated).toEqual([]);
    expect(at("max-snippet:many").truncated).toEqual([]);
  });

  test("shows the bare URL of a page that robots.txt shuts it out of, its noindex unseen", () => {
    const robots = {
      url: "https://example.com/robots.txt",
      pageBlocked: ["google" as const],
      imageBlocked: [],
    };
    const shown = preview([...text, named("robots", "noindex")], { resources: { robots } });
    expect(shown).toMatchObject({ card: "text", title: "example.com/page", description: null, reason: null });
    expect(shown.details.note).toMatch(/robots\.txt/);
    expect(shown.details.withheld).toMatch(/robots\.txt/);
  });

  test("indexes no error page", () => {
    expect(preview(text, { fetched: { status: 404 } })).toMatchObject({ card: "none", title: null });
  });
});

describe("google: widths", () => {
  // 1,139 units of 2,048 an em: a digit of Arial is 11.123 px wide at 20 px and 7.786 px at 14 px.
  test("cuts the title at 580 px and the description at 920 px", () => {
    const at = (count: number) =>
      preview([`<title>${"0".repeat(count)}</title>`, named("description", "0".repeat(count))]);
    expect(at(52).truncated).toEqual([]);
    expect(at(53)).toMatchObject({ truncated: ["title"], details: { cutAt: { title: "580 px" } } });
    expect(at(118).truncated).toEqual(["title"]);
    expect(at(119)).toMatchObject({
      truncated: ["title", "description"],
      details: { cutAt: { description: "920 px" } },
    });
  });
});

describe("google: another page in its place", () => {
  test("may be the one that the canonical link names", () => {
    const canonical = (href: string) => preview([`<link rel="canonical" href="${href}">`]).details.note;
    expect(canonical("https://example.com/other")).toContain("https://example.com/other");
    expect(canonical("https://example.com/page")).not.toMatch(/canonical/);
    const body = '<p>a</p><link rel="canonical" href="https://example.com/other">';
    expect(preview([], { body }).details.note).not.toMatch(/canonical/);
  });

  test("is none once the date of unavailable_after has passed by the server's own clock", () => {
    const at = (date: string | undefined) =>
      preview([named("robots", "unavailable_after: 2026-06-30")], {
        fetched: { headers: { "content-type": "text/html", ...(date && { date }) } },
      });
    expect(at("Wed, 01 Jul 2026 08:00:00 GMT")).toMatchObject({
      card: "none",
      reason: expect.stringContaining("unavailable_after"),
    });
    expect(at("Tue, 30 Jun 2026 23:00:00 GMT").card).toBe("text");
    expect(at(undefined).card).toBe("text");
  });
});
