import { describe, expect, test } from "vitest";
import { createDocumentReader, parseDocument } from "./read-document";

function titlesOf(html: string): string[] {
  return parseDocument(html).titles.map((title) => title.text);
}

function placementsOf(html: string): string[] {
  return parseDocument(html).metas.map((meta) => `${meta.name} ${meta.placement}`);
}

describe("titles", () => {
  test("are those of HTML, first first, never those of svg", () => {
    const html =
      "<head><title>Page</title></head><body><svg><title>Icon</title></svg><title>Later</title><math><title>x</title></math>";
    expect(titlesOf(html)).toEqual(["Page", "Later"]);
  });

  test("have entities decoded once and white space collapsed", () => {
    expect(titlesOf("<title>\n  A &amp;amp; B\t&lt;i&gt; &copy &notit;\u00a0 </title>")).toEqual([
      "A &amp; B <i> © ¬it;\u00a0",
    ]);
  });

  test("hold tags as text", () => {
    expect(titlesOf("<title>a <b>c</b> <!-- d --></title>")).toEqual(["a <b>c</b> <!-- d -->"]);
  });

  test("run to the end where they are not closed", () => {
    expect(titlesOf("<title>open <meta name=a>")).toEqual(["open <meta name=a>"]);
  });

  test("are found in upper case and with a sloppy end tag", () => {
    expect(titlesOf("<TITLE>x</TITLE\n ><title>y</title/>")).toEqual(["x", "y"]);
  });

  test("are not those of comments, scripts, styles, textareas and templates", () => {
    const hidden = "<title>no</title>";
    const html = `<!--${hidden}--><script>"${hidden}"</script><style>${hidden}</style><template>${hidden}</template><textarea>${hidden}</textarea>`;
    expect(titlesOf(html)).toEqual([]);
  });

  test("show NUL as U+FFFD", () => {
    expect(titlesOf("<title>a\0b</title>")).toEqual(["a\ufffdb"]);
  });
});

describe("metas", () => {
  test("keep every attribute decoded once, the first of duplicates, names in any case", () => {
    const [meta] = parseDocument(
      "<META Name='a' NAME=b Property=og:x itemprop=i content=\"&quot;x&quot; &amp;lt; a&copy=1\" value=v MEDIA=print>",
    ).metas;
    expect(meta).toMatchObject({
      name: "a",
      property: "og:x",
      itemprop: "i",
      content: '"x" &lt; a&copy=1',
      value: "v",
      media: "print",
      quoted: true,
      meant: null,
    });
  });

  test("say when content has no quotes", () => {
    const { metas } = parseDocument(
      "<meta name='a' content=b><meta name=a content='b'><meta name=a content>",
    );
    expect(metas.map((meta) => meta.quoted)).toEqual([false, true, true]);
    expect(metas[2]?.content).toBe("");
  });

  test.each(["\n", "\r\n", "\r"])("count lines that end in %j", (end) => {
    const html = `<!doctype html>${end}<head>${end}${end}<title>T</title>${end}<meta name="a" content="b">`;
    expect(parseDocument(html).metas[0]?.line).toBe(5);
    const reader = createDocumentReader("text/html");
    for (const letter of html) reader.write(new TextEncoder().encode(letter));
    expect(reader.end().metas[0]?.line).toBe(5);
  });

  test("tell line, first byte and end, counted in bytes", () => {
    const before = "<!doctype html>\r\n<title>日本 é😀</title>\n";
    const tag = '<meta\n name="a"\n content="é">';
    const [meta] = parseDocument(`${before}${tag}`).metas;
    const start = new TextEncoder().encode(before).length;
    expect(meta).toMatchObject({ line: 3, start, end: start + new TextEncoder().encode(tag).length });
  });

  test("are dropped where the document breaks off inside one", () => {
    expect(parseDocument('<meta name=a><meta name="b" content="x').metas).toHaveLength(1);
  });

  test("are read in XHTML with its declaration and closing slashes", () => {
    const html =
      '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title/><meta name="a" content="b"/></head>';
    const document = parseDocument(html, "application/xhtml+xml");
    expect(document.metas[0]).toMatchObject({ name: "a", content: "b", placement: "head" });
  });

  test("are not those of comments, not even conditional ones, unless these are open to all", () => {
    const html =
      "<!--[if IE]><meta name=ie><![endif]--><!--[if !IE]><!--><meta name=all><!--<![endif]--><!-- <meta name=never>";
    expect(placementsOf(html)).toEqual(["all head"]);
  });

  test("inside noscript count, templates and plain text not", () => {
    const html =
      "<head><noscript><meta name=a></noscript><template><meta name=b><template></template><meta name=c></template></head><plaintext><meta name=d>";
    expect(placementsOf(html)).toEqual(["a head"]);
  });
});

describe("links and base", () => {
  test("keep rel as written and as lower-case tokens", () => {
    const [link] = parseDocument('<link rel="Shortcut\n ICON" href=" /a.ico " sizes=any color=red>').links;
    expect(link).toMatchObject({
      rel: "Shortcut\n ICON",
      rels: ["shortcut", "icon"],
      href: " /a.ico ",
      color: "red",
    });
  });

  test("take the first base that has a URL", () => {
    expect(parseDocument("<base target=_top><base href=/a/><base href=/b/>").base).toBe("/a/");
  });

  test("know the language of the root element", () => {
    expect(parseDocument('<html class=x><html LANG="de-AT">').lang).toBe("de-AT");
  });
});

describe("the body", () => {
  test("yields headings and the first five paragraphs with text", () => {
    const html = `<h1>A <b>b</b><br>c</h1><h1>open<h2>other</h2><p> <p>One.<div>x</div><p>Two &amp; more.</p>${"<p>N.".repeat(9)}`;
    const document = parseDocument(html);
    expect(document.headings.map((heading) => heading.text)).toEqual(["A b c", "open"]);
    expect(document.paragraphs.map((paragraph) => paragraph.text)).toEqual([
      "One.",
      "Two & more.",
      "N.",
      "N.",
      "N.",
    ]);
  });

  test.each([
    ["<h3>c</h3><h2>b</h2><h2>second</h2><h3>d</h3>", "b"],
    ["<h1>a</h1><h2> </h2><h4>e <i>f</i>", "e f"],
    ["<h2>open<h3>other</h3>", "open"],
    ["<h1>a</h1><p>b", undefined],
  ])("yields the largest heading below h1 of %s", (html, text) => {
    expect(parseDocument(html).subheading?.text).toBe(text);
  });

  test.each(["&nbsp;", "&#8203;", " \u00a0 ", "&ZeroWidthSpace;&nbsp;"])(
    "treats %j as an empty paragraph, heading and title",
    (nothing) => {
      const html = `<title>${nothing}</title><body>${`<p>${nothing}</p>`.repeat(6)}<h2>${nothing}</h2><h3>b</h3><p>One.&nbsp;</p>`;
      const { titles, paragraphs, subheading } = parseDocument(html);
      expect(titles[0]?.text).toBe("");
      expect(paragraphs.map(({ text }) => text)).toEqual(["One.\u00a0"]);
      expect(subheading?.text).toBe("b");
    },
  );

  test("cuts a paragraph at 1,000 characters and never inside a character", () => {
    expect(parseDocument(`<p>${"a".repeat(999)}😀b`).paragraphs[0]?.text).toBe("a".repeat(999));
  });

  test("counts no more than 1,000 characters of it", () => {
    expect(parseDocument(`<p>${"ab &amp; ".repeat(300)}</p>`).body.textLength).toBe(1_000);
  });

  test("counts the text that is seen, white space and entities as one", () => {
    const html =
      "<body> a  <b>b</b>c &amp; <script>var x</script><style>p{}</style><noscript>turn on</noscript><template>t</template><div>d</div>e";
    expect(parseDocument(html).body).toMatchObject({
      textLength: "a bc & d e".length,
      textStart: "a bc & d e",
    });
  });

  test.each([
    ["<p>one <span data-nosnippet>two <span>three</span></span> four", "one four"],
    ["<div><div data-nosnippet=false>one<div>two</div><p>three</div> four<p>five", "four five"],
    ["<section DATA-NOSNIPPET><p>one</p></div></section>two", "two"],
    ["<p data-nosnippet>one</p><b data-nosnippet>two</b>", "one two"],
    ["one<span data-nosnippet/>two</span>three<div data-nosnippet>never closed<p>four", "onethree"],
    ["<template><div data-nosnippet></template>one", "one"],
  ])("%s keeps out of snippets what data-nosnippet marks on span, div and section", (html, snippet) => {
    const { body, paragraphs } = parseDocument(html);
    expect(body.snippetStart).toBe(snippet);
    expect(body.textStart).not.toMatch(/data/);
    for (const each of paragraphs) expect(body.textStart).toContain(each.text);
    for (const each of paragraphs) expect(body.snippetStart).toContain(each.snippet);
  });

  test.each([
    ["<dialog><h2>wait</h2><p>one</dialog><p>two", "two"],
    ["<div hidden><div><p>one</div><p>two</div><p>three", "three"],
    ["<nav HIDDEN=''>one</nav><p hidden>two<p>three<b>four</b>", "threefour"],
    ["<article hidden=until-found><p>one</article><p>two", "one two"],
    ["<p>one <span hidden>two</span>three", "one three"],
    ["<input hidden><p>one", "one"],
    ['<div hidden id="S:1f"><p>one</div><div hidden id="s1"><p>two</div>', "one"],
    ["<div hidden><p>one</div></div></main><p>two", "two"],
  ])("of %s the text is what a browser shows", (html, shown) => {
    const { body, paragraphs, subheading } = parseDocument(html);
    expect(body).toMatchObject({ textStart: shown, textLength: shown.length, snippetStart: shown });
    for (const each of paragraphs) expect(shown).toContain(each.text);
    expect(subheading).toBeNull();
  });

  test("ends a withheld element of XHTML at its closing slash", () => {
    const html = '<?xml version="1.0"?><html><body><span data-nosnippet="data-nosnippet"/>one</body></html>';
    expect(parseDocument(html, "application/xhtml+xml").body.snippetStart).toBe("one");
  });

  test("knows an empty application root and counts scripts that run", () => {
    const html =
      '<script src=/a.js></script><script type="application/json">{}</script><body><div id="__next"></div><script type=module src=b.js></script>';
    expect(parseDocument(html).body).toMatchObject({ appRoot: "__next", scripts: 2, textLength: 0 });
  });

  test("lists the first five images that could be fetched", () => {
    const html = `<img src="data:image/gif;base64,AA"><noscript><img src=/pixel.gif></noscript><img><img src=" ">${[1, 2, 3, 4, 5, 6].map((n) => `<img src=/${n}.png>`).join("")}`;
    expect(parseDocument(html).body.images).toEqual(["/1.png", "/2.png", "/3.png", "/4.png", "/5.png"]);
  });
});

describe("the rest of a body that has all texts and images", () => {
  const words = "Words of a text that is long enough to be counted. ".repeat(14);
  const paragraphs = Array.from({ length: 5 }, (_, n) => `<p>${n} ${words}</p>`).join("");
  const images = Array.from({ length: 5 }, (_, n) => `<img src="/${n}.jpg">`).join("");
  const full = `<body><main><h1>Tides</h1><h2>Sub</h2>${images}${paragraphs}<div>`;
  const before = parseDocument(full);

  test("adds nothing to them", () => {
    const { paragraphs, subheading, body } = parseDocument(
      `${full}<h2>Late</h2><p>${words}<img src="/5.jpg">`,
    );
    expect({ paragraphs, subheading, body }).toEqual({
      paragraphs: before.paragraphs,
      subheading: before.subheading,
      body: before.body,
    });
  });

  test("is read for h1 headings, without what is kept from snippets", () => {
    const html = `${full}</div><h1>One <b>two</b> <span data-nosnippet>three</span></h1>four<h1>Five<div>six`;
    expect(parseDocument(html).headings.map(({ text, snippet }) => [text, snippet])).toEqual([
      ["Tides", "Tides"],
      ["One two three", "One two"],
      ["Five six", "Five six"],
    ]);
  });

  test("is read for an application's root, metas, links and scripts", () => {
    const html = `${full}<div id="__next"></div><meta name=a content=b><link rel=icon href=/i><script></script>`;
    const { body, metas, links } = parseDocument(html);
    expect([body.appRoot, body.scripts, metas.length, links.length]).toEqual(["__next", 1, 1, 1]);
  });
});

describe("whether it looks like HTML", () => {
  test.each([
    ["<!DOCTYPE html>x", true],
    ["\n<!-- c --><html>", true],
    ["<meta name=a>", true],
    ['<?xml version="1.0"?><html>', true],
    ["", false],
    ["plain <b>text</b>", false],
    ['{"html":"<html><p>"}', false],
    ['<?xml version="1.0"?><rss><channel><title>Feed</title>', false],
    ["<svg><title>x</title></svg>", false],
    ["<!DOCTYPE svg><svg>", false],
  ])("%j: %s", (html, expected) => {
    expect(parseDocument(html).looksLikeHtml).toBe(expected);
  });
});
