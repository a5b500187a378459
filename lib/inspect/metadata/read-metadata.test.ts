import { describe, expect, test } from "vitest";
import { buildPage, named, og, type PageParts } from "@/lib/testing/inspect/page-builder";
import { readMetadata } from "./read-metadata";

const read = (parts: PageParts) => readMetadata(buildPage(parts));
const head = (...lines: string[]) => read({ head: lines });

describe("a page that says nothing", () => {
  test("has null and empty for everything, and may be indexed", () => {
    expect(read({ html: "" })).toEqual({
      title: null,
      description: null,
      canonical: null,
      language: null,
      charset: "utf-8",
      viewport: null,
      robots: { content: null, header: null, index: true, follow: true },
      author: null,
      generator: null,
      theme_color: null,
      site_name: null,
      type: null,
      locale: null,
      favicon: null,
      icons: [],
      manifest: null,
      open_graph: {},
      twitter: {},
      tags: [],
      links: [],
      hreflang: [],
      json_ld: [],
      oembed: [],
      headings: [],
    });
  });

  test("has no charset when nothing declares one", () => {
    expect(read({ html: "<p>é", fetched: { headers: {} } }).charset).toBeNull();
  });
});

describe("what plain HTML says", () => {
  test("is read, trimmed, the first one with a text", () => {
    const metadata = head(
      "<title> The title </title><title>Another</title>",
      named("Description", " "),
      named("description", " Text "),
      named("viewport", "width=device-width"),
      named("author", "Ada Example"),
      named("generator", "Hand"),
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000000">',
      named("theme-color", "#ffffff"),
      '<link rel="manifest" href="/app.webmanifest">',
    );
    expect(metadata).toMatchObject({
      title: "The title",
      description: "Text",
      language: "en",
      viewport: "width=device-width",
      author: "Ada Example",
      generator: "Hand",
      theme_color: "#ffffff",
      manifest: "https://example.com/app.webmanifest",
    });
  });

  test("has the texts of its h1 elements", () => {
    expect(read({ body: "<h1>One</h1><h1> </h1><h1>Two <i>x</i></h1>" }).headings).toEqual(["One", "Two x"]);
  });

  test("does not treat a property as a name", () => {
    expect(head(og("description", "x")).description).toBeNull();
  });
});

describe("URLs", () => {
  test("resolve against base, image, canonical and icon alike", () => {
    const metadata = head(
      '<base href="/deep/">',
      og("og:image", "a.png"),
      '<link rel="canonical" href="page">',
      '<link rel="icon" href="icon.png">',
      named("twitter:image", "../b.png"),
    );
    expect(metadata.open_graph["og:image"]).toBe("https://example.com/deep/a.png");
    expect(metadata.canonical).toBe("https://example.com/deep/page");
    expect(metadata.favicon?.url).toBe("https://example.com/deep/icon.png");
    expect(metadata.twitter["twitter:image"]).toBe("https://example.com/b.png");
  });

  test("resolve against the root where base says so, and against the final URL where base is unusable", () => {
    const parts = { url: "https://example.com/a/b", head: ['<base href="/">', og("og:image", "c.png")] };
    expect(read(parts).open_graph["og:image"]).toBe("https://example.com/c.png");
    const bad = { ...parts, head: ['<base href="data:,">', og("og:image", "c.png")] };
    expect(read(bad).open_graph["og:image"]).toBe("https://example.com/a/c.png");
  });

  test("stay as written where they name nothing to fetch", () => {
    expect(head(og("og:image", "data:image/png;base64,AA"), og("og:url", "http://[")).open_graph).toEqual({
      "og:image": "data:image/png;base64,AA",
      "og:url": "http://[",
    });
  });

  test("of links are absolute in their own fields and as written in links", () => {
    const metadata = head('<link rel="alternate" hreflang="de" href="/de" media="print">');
    expect(metadata.hreflang).toEqual([{ lang: "de", url: "https://example.com/de" }]);
    expect(metadata.links).toEqual([
      { rel: "alternate", href: "/de", type: null, sizes: null, hreflang: "de", media: "print" },
    ]);
  });
});

describe("a page of 2 MB that makes much of little", () => {
  const many = (tag: string) => tag.repeat(9_000);
  test.each([
    ["one long base", `<base href="/${"a".repeat(300_000)}/">`],
    ["a base as long as URLs may be", `<base href="/${"a".repeat(8_000)}/">`],
  ])("is described in few megabytes, with %s for all its links", (_, base) => {
    const metadata = head(
      base,
      many("<link rel=icon href=a>"),
      many("<link rel=alternate hreflang=de href=a>"),
      many('<link rel=alternate type="application/json+oembed" href=a>'),
      many('<meta property="og:image" content="a">'),
    );
    expect(JSON.stringify(metadata).length).toBeLessThan(10_000_000);
  });
});

describe("the canonical URL", () => {
  test("is the first that can be read", () => {
    const metadata = head(
      '<link rel=canonical href="">',
      '<link rel="x CANONICAL" href="/a">',
      "<link rel=canonical href=/b>",
    );
    expect(metadata.canonical).toBe("https://example.com/a");
  });

  test.each(["hreflang=de", 'media="print"', "type=text/html"])("is none with %s", (attribute) => {
    const version = `<link rel=canonical href="/a" ${attribute}>`;
    expect(head(version).canonical).toBeNull();
    expect(head(version, "<link rel=canonical href=/b>").canonical).toBe("https://example.com/b");
  });

  test("may have an empty attribute, and any other", () => {
    expect(head('<link rel=canonical href="/a" media=" " title=x>').canonical).toBe("https://example.com/a");
  });

  test("comes from the Link header where no element gives one", () => {
    const link = '<https://example.com/feed>; rel="alternate", </c>; title="x, y"; rel="canonical"';
    expect(read({ fetched: { headers: { link } } }).canonical).toBe("https://example.com/c");
  });
});

describe("Open Graph and Twitter", () => {
  test("keep the first non-empty value by key, and all of them in tags", () => {
    const metadata = head(
      og("og:image", " "),
      og("og:image", "https://example.com/1.png"),
      og("og:image", "https://example.com/2.png"),
      og("OG:Type", "article"),
      og("article:tag", "x"),
      named("og:site_name", "By name"),
      og("twitter:card", "summary"),
      named("twitter:title", "T"),
      named("og", "x"),
      og("description", "x"),
    );
    expect(metadata.open_graph).toEqual({
      "og:image": "https://example.com/1.png",
      "og:type": "article",
      "article:tag": "x",
      "og:site_name": "By name",
    });
    expect(metadata.twitter).toEqual({ "twitter:card": "summary", "twitter:title": "T" });
    expect(metadata).toMatchObject({ type: "article", site_name: "By name", locale: null });
    expect(metadata.tags.filter((tag) => tag.key === "og:image")).toHaveLength(3);
  });

  test("take a person's name for no URL", () => {
    expect(head(og("article:author", "Ada Example")).open_graph["article:author"]).toBe("Ada Example");
  });

  test("pass off no image of the body as their own", () => {
    expect(read({ body: "<img src=/photo.jpg>" }).open_graph).toEqual({});
  });

  test("are plain data whatever the keys", () => {
    const { open_graph } = head(og("__proto__:x", "a"), og("og:__proto__", "b"), og("constructor:y", "c"));
    expect(Object.entries(open_graph)).toEqual([
      ["__proto__:x", "a"],
      ["og:__proto__", "b"],
      ["constructor:y", "c"],
    ]);
    expect(Object.hasOwn(head(named("twitter:a", "b")).twitter, "__proto__")).toBe(false);
  });
});

describe("tags", () => {
  test("are in document order with line and place, one with two keys twice", () => {
    const metadata = read({
      html: '<meta charset=utf-8>\n<meta name="a" property="b" content="c">\n</head><meta itemprop=d><body><meta http-equiv=e content>',
    });
    expect(metadata.tags).toEqual([
      { key: "a", attribute: "name", content: "c", line: 2, in_head: true },
      { key: "b", attribute: "property", content: "c", line: 2, in_head: true },
      { key: "d", attribute: "itemprop", content: null, line: 3, in_head: false },
      { key: "e", attribute: "http-equiv", content: "", line: 3, in_head: false },
    ]);
  });
});

describe("oEmbed links", () => {
  test("are those of its two types, absolute", () => {
    const metadata = head(
      '<link rel="alternate" type="application/json+oembed" href="/o.json">',
      '<link rel="alternate" type="Text/XML+oEmbed; charset=utf-8" href="/o.xml">',
      '<link rel="alternate" type="application/rss+xml" href="/feed">',
      '<link rel="stylesheet" type="application/json+oembed" href="/no">',
    );
    expect(metadata.oembed).toEqual([
      { url: "https://example.com/o.json", type: "application/json+oembed" },
      { url: "https://example.com/o.xml", type: "text/xml+oembed" },
    ]);
  });
});
