import { describe, expect, test } from "vitest";
import { buildInput, type InputParts, imageOf, named, og } from "@/lib/testing/inspect/page-builder";
import { parseDocument } from "../../page/read-document";
import { PLATFORMS } from "../index";
import { isCompleteForFacebook } from "./facebook";

const IMAGE = "https://example.com/a.jpg";
const OTHER = "https://example.com/other";

function preview(head: readonly string[], parts: InputParts = {}) {
  return PLATFORMS.facebook.resolve(buildInput({ head, ...parts }));
}

function image(size: readonly [number, number], changes = {}) {
  return preview([og("og:image", IMAGE)], { images: [imageOf(IMAGE, size, changes)] });
}

describe("facebook: what it reads", () => {
  test("ignores Open Graph tags given with name=, and takes meta description with it", () => {
    const head = [
      "<title>Plain</title>",
      named("og:title", "Named"),
      named("og:image", IMAGE),
      named("description", "Text"),
    ];
    expect(preview(head)).toMatchObject({
      title: "Plain",
      description: "Text",
      image: null,
      card: "text",
      source: { title: "title", description: "meta description" },
    });
  });

  test("reads a tag that has both name and property", () => {
    expect(preview([`<meta name="og:title" property="og:title" content="Both">`]).title).toBe("Both");
  });

  test("takes the first of repeated tags", () => {
    expect(preview([og("og:title", "One"), og("og:title", "Two")]).title).toBe("One");
  });

  test("falls back to the first paragraph and knows no Twitter tag", () => {
    const shown = preview([named("twitter:title", "Bird")], { body: "<p>Sand moves.</p>" });
    expect(shown).toMatchObject({
      title: null,
      description: "Sand moves.",
      source: { description: "first paragraph" },
    });
  });

  test("sees a tag that ends on byte 1,048,576 and not one that ends a byte later", () => {
    const tag = og("og:title", "Late");
    const document = (padding: number) => {
      const start = "<!doctype html><head><title>Plain</title><style>";
      const end = `</style>${tag}`;
      return { html: start + "x".repeat(padding - start.length - end.length) + end };
    };
    expect(preview([], document(1_048_576)).title).toBe("Late");
    expect(preview([], document(1_048_577)).title).toBe("Plain");
  });
});

describe("facebook: images on both sides of each edge", () => {
  test.each([
    [[600, 315], "large"],
    [[599, 315], "small"],
    [[600, 314], "small"],
    [[200, 200], "small"],
    [[199, 200], "text"],
    [[200, 199], "text"],
  ] as const)("draws %j as %s", (size, card) => {
    expect(image(size).card).toBe(card);
  });

  test("draws eight megabytes and not a byte more", () => {
    expect(image([1200, 630], { bytes: 8_388_608 }).card).toBe("large");
    expect(image([1200, 630], { bytes: 8_388_609 }).card).toBe("text");
  });

  test("takes the next declared image when the first cannot be drawn", () => {
    const second = "https://example.com/b.png";
    const head = [og("og:image", IMAGE), og("og:image", second)];
    const images = [
      imageOf(IMAGE, [1200, 630], { state: "timeout" }),
      imageOf(second, [1200, 630], { format: "png" }),
    ];
    expect(preview(head, { images })).toMatchObject({ image: second, card: "large" });
  });

  test("prefers og:image to its secure form, and that to link rel=image_src", () => {
    const src = '<link rel="image_src" href="/src.jpg">';
    const secure = og("og:image:secure_url", "https://example.com/s.jpg");
    expect(preview([src, secure, og("og:image", IMAGE)]).source.image).toBe("og:image");
    expect(preview([src, secure]).source.image).toBe("og:image:secure_url");
    expect(preview([src])).toMatchObject({
      image: "https://example.com/src.jpg",
      source: { image: "link rel=image_src" },
    });
  });

  test("draws no image of the body, and says that Facebook may", () => {
    const shown = preview([og("og:title", "Open")], { body: '<img src="/body.jpg">' });
    expect(shown).toMatchObject({ image: null, card: "text" });
    expect(shown.details.note).toMatch(/pick one/);
  });

  test("uses an image's own declared size while nobody has measured it", () => {
    const size = [og("og:image:width", "300"), og("og:image:height", "300")];
    expect(preview([og("og:image", IMAGE), ...size]).card).toBe("small");
  });
});

describe("facebook: og:url", () => {
  const head = [og("og:title", "Here"), og("og:url", OTHER)];
  const other = buildInput({
    url: OTHER,
    head: [og("og:title", "There"), og("og:url", "https://example.com/third")],
  });
  const named = (changes: object) => ({
    resources: { ogUrl: { url: OTHER, status: 200, error: null, page: null, metadata: null, ...changes } },
  });

  test("shows the card of the page it leads to", () => {
    const shown = preview(head, named(other));
    expect(shown).toMatchObject({ title: "There", card: "text" });
    expect(shown.details.note).toContain(OTHER);
  });

  test("draws no card when the page it names cannot be read", () => {
    for (const dead of [named({ status: 404 }), named({ status: null, error: "dns_failed" })]) {
      expect(preview(head, dead)).toMatchObject({ card: "none", title: null, image: null });
      expect(preview(head, dead).reason).toContain(OTHER);
    }
  });

  test("shows its own card with a note while nobody has looked there", () => {
    const shown = preview(head);
    expect(shown.title).toBe("Here");
    expect(shown.details.note).toContain(OTHER);
  });

  test.each([
    "https://example.com/page/",
    "http://EXAMPLE.com/page#top",
    "https://example.com/page?utm_source=x",
    "/page",
  ])("treats %s as the page itself", (url) => {
    const shown = preview([og("og:title", "Here"), og("og:url", url)], named(other));
    expect(shown).toMatchObject({ title: "Here", details: { note: null } });
  });

  test("the host of the URL it names is printed, else of the canonical one, on the same domain only", () => {
    const canonical = '<link rel="canonical" href="https://shop.example.com/page">';
    expect(preview([og("og:url", "https://m.example.com/x"), canonical]).domain).toBe("m.example.com");
    expect(preview([canonical]).domain).toBe("shop.example.com");
    expect(preview([og("og:url", "https://example.net/x")]).domain).toBe("example.com");
    expect(preview([]).domain).toBe("example.com");
  });

  test("an og:url of another domain leaves the page its own card, with a note on the allow list", () => {
    const elsewhere = "https://example.net/story";
    const page = buildInput({ url: elsewhere, head: [og("og:title", "Theirs")] });
    const tags = [og("og:title", "Here"), og("og:url", elsewhere)];
    for (const found of [page, { status: 404 }]) {
      const shown = preview(tags, named({ url: elsewhere, ...found }));
      expect(shown.title).toBe("Here");
      expect(shown.details.note).toContain("allow-lists");
    }
  });
});

describe("facebook: a page of further tags", () => {
  const TAGS = "https://example.com/page/tags";
  const head = [og("og:title", "Here"), `<link rel="opengraph" href="${TAGS}">`];
  const further = (origin: string) => {
    const tags = [
      og("og:title", "Elsewhere"),
      og("og:description", "Text"),
      `<link rel="origin" href="${origin}">`,
    ];
    const { page, metadata } = buildInput({ url: TAGS, head: tags });
    return { resources: { ogPointer: { url: TAGS, status: 200, error: null, page, metadata } } };
  };

  test("adds what the page does not state itself", () => {
    expect(preview(head, further("https://example.com/page"))).toMatchObject({
      title: "Here",
      description: "Text",
    });
  });

  test("counts only when it leads back", () => {
    expect(preview(head, further("https://example.com/other")).description).toBeNull();
    expect(preview(head).description).toBeNull();
  });
});

describe("facebook: text", () => {
  test("leaves the description out when the title takes a second line", () => {
    const at = (count: number) => preview([og("og:title", "x".repeat(count)), og("og:description", "Text")]);
    expect(at(61).description).toBe("Text");
    expect(at(62)).toMatchObject({ description: null, source: { description: null } });
  });

  test("cuts the title after about 122 letters, half as many Chinese characters", () => {
    const at = (text: string) => preview([og("og:title", text)]).title;
    expect(at("x".repeat(122))).toHaveLength(122);
    expect(at("x".repeat(123))).toBe(`${"x".repeat(121)}…`);
    expect(at("潮".repeat(61))).toHaveLength(61);
    expect(at("潮".repeat(62))).toBe(`${"潮".repeat(60)}…`);
  });
});

const TITLE = '<meta property="og:title" content="A">';
const TEXT = '<meta property="og:description" content="B">';
const IMAGE_TAG = '<meta property="og:image" content="/c.png">';

describe("isCompleteForFacebook", () => {
  test.each([
    [true, [TITLE, TEXT, IMAGE_TAG]],
    [true, [TITLE, '<meta property="og:title" content="">', TEXT, IMAGE_TAG]],
    [false, [TITLE, TEXT]],
    [false, [TITLE, TEXT, '<meta property="og:image" content=" ">']],
    [false, [TITLE, TEXT, '<meta name="og:image" content="/c.png">']],
    [false, []],
  ])("%s for %j", (expected, tags) => {
    expect(isCompleteForFacebook(parseDocument(`<head>${tags.join("")}</head>`))).toBe(expected);
  });
});
