import { describe, expect, test } from "vitest";
import { parseDocument } from "../read-document";

const TITLES: readonly (readonly [encoding: string, hex: string, title: string])[] = [
  ["shift_jis", "93fa967b8cea82cc91e896bc20b1b2b3", "日本語の題名 ｱｲｳ"],
  ["euc-jp", "c6fccbdcb8eca4cec2eaccbe", "日本語の題名"],
  ["iso-2022-jp", "1b2442467c4b5c386c244e426a4c3e1b2842", "日本語の題名"],
  ["gbk", "bcf2cce5d6d0cec4b1eacce2", "简体中文标题"],
  ["gb18030", "bcf2cce5d6d0cec4b1eacce295328236", "简体中文标题𠀀"],
  ["big5", "c163c5e9a4a4a4e5bcd0c344", "繁體中文標題"],
  ["euc-kr", "c7d1b1b9beee20c1a6b8f1", "한국어 제목"],
  ["windows-1251", "d0f3f1f1eae8e920e7e0e3eeebeee2eeea", "Русский заголовок"],
  ["koi8-r", "f2d5d3d3cbc9ca20dac1c7cfcccfd7cfcb", "Русский заголовок"],
  ["windows-1252", "436166e9209620936e61ef7665942080", "Café – “naïve” €"],
  ["iso-8859-2", "5a61bff3b3e62067eab66cb1", "Zażółć gęślą"],
  ["windows-1254", "54fc726be765206261fe6cfd6b", "Türkçe başlık"],
  ["utf-8", "c39c6ec3af20e697a5e69cac20f09f9880", "Ünï 日本 😀"],
];

const UTF_16: readonly (readonly [encoding: string, mark: string, unit: (code: number) => number[]])[] = [
  ["utf-16le", "fffe", (code) => [code & 0xff, code >> 8]],
  ["utf-16be", "feff", (code) => [code >> 8, code & 0xff]],
];

function hex(text: string): number[] {
  return (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

function ascii(text: string): number[] {
  return Array.from(text, (char) => char.charCodeAt(0));
}

function page(head: string, titleHex: string, rest = ""): Uint8Array {
  return Uint8Array.from([...ascii(`${head}<title>`), ...hex(titleHex), ...ascii(`</title>${rest}`)]);
}

describe.each(TITLES)("%s", (encoding, titleHex, title) => {
  test("is read when the header declares it", () => {
    const document = parseDocument(page("", titleHex), `text/html; charset="${encoding.toUpperCase()}"`);
    expect(document.titles[0]?.text).toBe(title);
    expect(document.charset).toEqual({
      name: encoding,
      source: "header",
      declaredAt: null,
      replacements: 0,
      mislabeled: false,
      likely: null,
    });
  });

  test("is read when only a meta http-equiv declares it", () => {
    const meta = `<meta http-equiv="Content-Type" content="text/html; charset=${encoding}">`;
    const document = parseDocument(page(meta, titleHex), "text/html");
    expect(document.titles[0]?.text).toBe(title);
    expect(document.charset).toEqual({
      name: encoding,
      source: "meta",
      declaredAt: meta.length,
      replacements: 0,
      mislabeled: false,
      likely: null,
    });
  });

  test("is read when a meta after byte 1,024 and after the title declares it", () => {
    const filler = `<script>${"x".repeat(2000)}</script>`;
    const document = parseDocument(page(filler, titleHex, `<meta charset=${encoding}><body>`), null);
    expect(document.titles[0]?.text).toBe(title);
    expect(document.charset).toMatchObject({ name: encoding, source: "meta" });
    expect(document.charset.declaredAt).toBeGreaterThan(1024);
  });
});

describe.each(UTF_16)("%s", (encoding, mark, unit) => {
  const text = "<title>Zwei Bytes: é日 😀</title>";
  const body = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).flatMap(unit);

  test("is read by its byte order mark, whatever the header says", () => {
    const document = parseDocument(Uint8Array.from([...hex(mark), ...body]), "text/html; charset=utf-8");
    expect(document.titles[0]).toMatchObject({ text: "Zwei Bytes: é日 😀", start: 2, end: 2 + body.length });
    expect(document.charset).toMatchObject({ name: encoding, source: "bom" });
  });

  test("is read by its header", () => {
    const document = parseDocument(Uint8Array.from(body), `text/html; charset=${encoding}`);
    expect(document.titles[0]?.text).toBe("Zwei Bytes: é日 😀");
  });

  test("is known by an XML declaration", () => {
    const xml = Array.from(`<?xml version="1.0"?>`, (char) => char.charCodeAt(0)).flatMap(unit);
    const document = parseDocument(Uint8Array.from([...xml, ...body]), null);
    expect(document.charset.name).toBe(encoding);
    expect(document.titles[0]?.text).toBe("Zwei Bytes: é日 😀");
  });
});

describe("which declaration is believed", () => {
  const utf8Title = "c3a9";
  test.each([
    ["the mark over the header", "text/html; charset=windows-1251", [0xef, 0xbb, 0xbf], "", "utf-8", "bom"],
    ["the header over the meta", "text/html; charset=utf-8", [], "<meta charset=koi8-r>", "utf-8", "header"],
    ["the meta over the guess", "text/html", [], "<meta charset=koi8-r>", "koi8-r", "meta"],
    [
      "the meta where the header's label is unknown",
      "text/html; charset=nonsense",
      [],
      "<meta charset=koi8-r>",
      "koi8-r",
      "meta",
    ],
    ["the first meta of two", null, [], "<meta charset=koi8-r><meta charset=utf-8>", "koi8-r", "meta"],
    ["an XML declaration", null, [], '<?xml version="1.0" encoding="koi8-r"?>', "koi8-r", "meta"],
    [
      "a meta over an XML declaration",
      null,
      [],
      '<?xml encoding="big5"?><meta charset=koi8-r>',
      "koi8-r",
      "meta",
    ],
    ["utf-8 where a meta says utf-16", null, [], "<meta charset=utf-16>", "utf-8", "meta"],
    [
      "windows-1252 where a meta says x-user-defined",
      null,
      [],
      "<meta charset=x-user-defined>",
      "windows-1252",
      "meta",
    ],
    ["nothing in a comment", null, [], "<!-- <meta charset=koi8-r> -->", "utf-8", "guess"],
    [
      "no content without http-equiv",
      null,
      [],
      '<meta name=a content="text/html; charset=koi8-r">',
      "utf-8",
      "guess",
    ],
    [
      "a meta across byte 1,024 when it is met",
      null,
      [],
      `<!--${" ".repeat(1000)}--><meta charset=koi8-r>`,
      "koi8-r",
      "meta",
    ],
  ] as const)("%s", (_, contentType, mark, head, name, source) => {
    const bytes = Uint8Array.from([...mark, ...page(head, utf8Title)]);
    expect(parseDocument(bytes, contentType).charset).toMatchObject({ name, source });
  });

  test("treats a late meta of the body as a fact, not as an instruction", () => {
    const filler = `<body>${"x".repeat(1100)}`;
    const document = parseDocument(page(filler, utf8Title, "<meta charset=koi8-r>"), null);
    expect(document.charset).toMatchObject({ name: "utf-8", source: "guess" });
    expect(document.charset.declaredAt).toBeGreaterThan(1024);
  });
});

describe("an undeclared document", () => {
  test("is utf-8 when its first sequence beyond ASCII is well-formed", () => {
    expect(parseDocument(page("", "c3a9")).titles[0]?.text).toBe("é");
  });

  test("is windows-1252 when it is not", () => {
    const document = parseDocument(page("", "93e994"));
    expect(document.titles[0]?.text).toBe("“é”");
    expect(document.charset).toMatchObject({ name: "windows-1252", source: "guess", declaredAt: null });
  });
});

describe("a damaged sequence", () => {
  test("costs one U+FFFD at its own spot and no other field", () => {
    const bytes = page(
      "<meta charset=utf-8>",
      "c3a92061e697206220e697a5",
      "<meta name=description content=fine>",
    );
    const document = parseDocument(bytes, null);
    expect(document.titles[0]?.text).toBe("é a\ufffd b 日");
    expect(document.metas[1]?.content).toBe("fine");
    expect(document.charset).toMatchObject({ name: "utf-8", replacements: 1 });
    expect(document.metas[1]?.start).toBe(bytes.length - "<meta name=description content=fine>".length);
  });

  test("is not counted where the document itself holds U+FFFD", () => {
    expect(parseDocument(page("", "efbfbd20ff"), "text/html; charset=utf-8").charset.replacements).toBe(1);
  });

  test("is counted at the end of a document that broke off", () => {
    const document = parseDocument(
      Uint8Array.from([...ascii("<p>a"), 0xe6, 0x97]),
      "text/html; charset=utf-8",
    );
    expect(document.charset.replacements).toBe(1);
  });
});

describe("text that is decoded already", () => {
  test("keeps its characters whatever it declares, and reports what it declares", () => {
    const document = parseDocument('\ufeff<meta charset="Shift_JIS"><title>日本</title>');
    expect(document.titles[0]?.text).toBe("日本");
    expect(document.charset).toMatchObject({
      name: "shift_jis",
      source: "meta",
      replacements: 0,
      mislabeled: false,
      likely: null,
    });
  });
});
