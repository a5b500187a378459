import { describe, expect, test } from "vitest";
import { buildInput, og, type PageParts } from "@/lib/testing/inspect/page-builder";
import { fullTitle, pageName } from "./page-name";
import { siteName } from "./site-name";

const nameOf = (parts: PageParts) => pageName(buildInput(parts));
const siteOf = (...head: string[]) => siteName(buildInput({ head }));

describe("the page's name", () => {
  test("is og:title before the title, and the title before the heading", () => {
    const body = "<h1>Three</h1>";
    expect(nameOf({ head: [og("og:title", "One"), "<title>Two</title>"], body })).toBe("One");
    expect(nameOf({ head: ["<title>Two</title>"], body })).toBe("Two");
    expect(nameOf({ head: [], body })).toBe("Three");
  });

  test("leaves out the site's name at either end of the title", () => {
    const site = og("og:site_name", "Field Notes");
    expect(nameOf({ head: [site, "<title>Tides | Field Notes</title>"] })).toBe("Tides");
    expect(nameOf({ head: [site, "<title>Field Notes - Tides - A walk</title>"] })).toBe("Tides - A walk");
    expect(nameOf({ head: [site, og("og:title", "Tides - Field Notes")] })).toBe("Tides");
  });

  test("is made of words where a file's name stands for the title", () => {
    expect(nameOf({ head: ["<title>annual-report_2025.pdf</title>"] })).toBe("Annual report 2025");
    expect(nameOf({ head: ["<title>Κανονισμός-λιμένα.docx</title>"] })).toBe("Κανονισμός λιμένα");
    expect(nameOf({ head: ["<title>Node.js and file.txt</title>"] })).toBe("Node.js and file.txt");
    expect(nameOf({ head: ["<title>---.pdf</title>"] })).toBe("---.pdf");
  });

  test("is the heading where the title is that and one part more", () => {
    const title = "<title>How tides shape the coast - Field Notes</title>";
    expect(nameOf({ head: [title] })).toBe("How tides shape the coast - Field Notes");
    expect(nameOf({ head: [title], body: "<h1>How tides shape the coast</h1>" })).toBe(
      "How tides shape the coast",
    );
    expect(nameOf({ head: ["<title>Rock - A history of the coast</title>"] })).toBe(
      "Rock - A history of the coast",
    );
  });

  test("leaves out a brand that the host names too, however long it is", () => {
    const url = "https://en.fieldnotes.example/wiki/tides";
    expect(nameOf({ url, head: ["<title>Tides - Field Notes</title>"] })).toBe("Tides");
    expect(nameOf({ url, head: ["<title>Field Notes | Tides</title>"] })).toBe("Tides");
    expect(nameOf({ url, head: ["<title>Tides - Notes of a field</title>"] })).toBe(
      "Tides - Notes of a field",
    );
  });

  test("keeps a title that is nothing but the site's name", () => {
    expect(nameOf({ head: [og("og:site_name", "Field Notes"), "<title>Field Notes</title>"] })).toBe(
      "Field Notes",
    );
  });

  test.each([
    "{{ title }}",
    "undefined",
    "Create Next App",
    "example.com",
    "Letter\uFFFD",
    "<b>Tide</b>",
    "Ebb &amp;amp; flow",
  ])("passes over %j", (flawed) => {
    expect(nameOf({ head: [og("og:title", flawed)], body: "<h1>Tides</h1>" })).toBe("Tides");
  });

  test("is the last word of the URL when the page says nothing", () => {
    expect(nameOf({ html: "", url: "https://example.com/guides/sea-level_rise.html?x=1" })).toBe(
      "Sea level rise",
    );
    expect(nameOf({ html: "", url: "https://example.com/a/8f3a-12/" })).toBeNull();
    expect(nameOf({ html: "", url: "https://example.com/" })).toBeNull();
  });
});

describe("the site's name", () => {
  const webSite = (name: string) =>
    `<script type="application/ld+json">{"@graph":[{"@type":"WebSite","name":"${name}"}]}</script>`;

  test("is og:site_name, else the JSON-LD's, else the application's", () => {
    const application = '<meta name="application-name" content="Three">';
    expect(siteOf(application, webSite("Two"), og("og:site_name", "One"))).toBe("One");
    expect(siteOf(application, webSite("Two"))).toBe("Two");
    expect(siteOf(application)).toBe("Three");
    expect(siteOf(webSite("Two").replace('"WebSite"', '["Organization","WebSite"]'))).toBe("Two");
  });

  test("is never guessed from something too long for a name", () => {
    expect(siteOf(webSite("x".repeat(41)))).toBeNull();
    expect(siteOf(webSite("x".repeat(40)))).toBe("x".repeat(40));
  });

  test("is the publisher's of an article, not its author's at the end of the title", () => {
    const title = "<title>What a year of late mornings taught me - by Sam Rivera</title>";
    const article = {
      "@type": "NewsArticle",
      publisher: { "@type": "Organization", name: "The Late Shift" },
    };
    const jsonLd = `<script type="application/ld+json">${JSON.stringify(article)}</script>`;
    expect(siteOf(title)).toBeNull();
    expect(siteOf(title, jsonLd)).toBe("The Late Shift");
  });

  test("is a part of the title only where other words of the site repeat it", () => {
    const title = "<title>Tidebook - Login</title>";
    expect(siteOf(title)).toBeNull();
    expect(siteOf(title, '<meta name="twitter:site" content="@tidebook">')).toBe("Tidebook");
    const feed = '<link rel="alternate" type="application/rss+xml" title="Tidebook » Feed" href="/feed">';
    expect(siteOf(title, feed)).toBe("Tidebook");
    expect(siteOf(title, '<link rel="search" title="Tidebook" href="/search.xml">')).toBe("Tidebook");
  });

  test("survives JSON-LD of any shape", () => {
    for (const json of [
      "[]",
      "null",
      "7",
      '{"@graph":[null,"x",[]]}',
      '{"@type":"WebSite","name":{"a":1}}',
      "{",
    ]) {
      expect(siteOf(`<script type="application/ld+json">${json}</script>`)).toBeNull();
    }
  });
});

describe("page name", () => {
  test("a full title names page and site, and the site once", () => {
    const title = (...head: string[]) => fullTitle(buildInput({ head }));
    expect(title(og("og:title", "Tides"), og("og:site_name", "Field Notes"))).toBe("Tides - Field Notes");
    expect(title(og("og:title", "Field Notes on tides"), og("og:site_name", "Field Notes"))).toBe(
      "Field Notes on tides",
    );
    expect(title(og("og:title", "Tides"))).toBe("Tides");
  });
});
