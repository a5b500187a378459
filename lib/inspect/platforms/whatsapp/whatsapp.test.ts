import { describe, expect, test } from "vitest";
import { buildInput, type InputParts, imageOf, named, og } from "@/lib/testing/inspect/page-builder";
import { PLATFORMS } from "../index";

const IMAGE = "https://example.com/a.jpg";
const WINDOW = 300 * 1024;

function preview(head: readonly string[], parts: InputParts = {}) {
  return PLATFORMS.whatsapp.resolve(buildInput({ head, ...parts }));
}

/** A document whose head ends at that byte. */
function endingAt(byte: number): InputParts {
  const [start, end] = [`<!doctype html><html><head>${og("og:title", "Open")}<style>`, "</style></head>"];
  return {
    html: `${start}${"x".repeat(byte - start.length - end.length)}${end}<body><p>Text</p></body></html>`,
  };
}

describe("whatsapp: what it reads", () => {
  test("reads a page whose head ends inside 300 KB and no other", () => {
    const inside = preview([], endingAt(WINDOW));
    expect(inside).toMatchObject({ title: "Open", card: "text" });
    const outside = preview([], endingAt(WINDOW + 20));
    expect(outside).toMatchObject({ title: null, card: "none" });
    expect(outside.reason).toMatch(/300 KB/);
  });

  test("reads tags of the head only", () => {
    const html = `<!doctype html><html><head><title>Plain</title></head>${og("og:title", "After")}<body>${og("og:image", IMAGE)}</body></html>`;
    expect(preview([], { html })).toMatchObject({ title: "Plain", image: null, card: "text" });
  });

  test("takes tags by name too and falls back to title and meta description", () => {
    expect(preview([named("og:title", "Named")]).title).toBe("Named");
    expect(preview(["<title>Plain</title>", named("description", "Text")])).toMatchObject({
      title: "Plain",
      description: "Text",
    });
  });

  test("takes the first og:image", () => {
    expect(preview([og("og:image", IMAGE), og("og:image", "https://example.com/b.jpg")]).image).toBe(IMAGE);
  });
});

describe("whatsapp: minified tags", () => {
  test("are read, with a note that they may not be", () => {
    const bare = preview(["<meta property=og:title content=Open>"]);
    expect(bare).toMatchObject({ title: "Open", details: { note: expect.stringContaining("quotes") } });
    expect(
      preview([og("og:title", "Open"), "<meta name=theme-color content=#123456>"]).details.note,
    ).toBeNull();
  });
});

describe("whatsapp: images on both sides of each edge", () => {
  const at = (size: readonly [number, number], changes = {}) =>
    preview([og("og:title", "Open"), og("og:image", IMAGE)], { images: [imageOf(IMAGE, size, changes)] })
      .card;

  test.each([
    [[300, 157], "large"],
    [[299, 157], "small"],
    [[100, 100], "small"],
    [[99, 99], "text"],
    [[1200, 300], "large"],
    [[1201, 300], "text"],
    [[300, 4000], "large"],
  ] as const)("draws %j as %s", (size, card) => {
    expect(at(size)).toBe(card);
  });

  test("draws 600 KB and not a byte more", () => {
    expect(at([1200, 630], { bytes: 614_400 })).toBe("large");
    expect(at([1200, 630], { bytes: 614_401 })).toBe("text");
  });
});

describe("whatsapp: text", () => {
  test("cuts the title after about 81 letters and the description after about 80", () => {
    const at = (count: number) =>
      preview([og("og:title", "x".repeat(count)), og("og:description", "y".repeat(count))]);
    expect(at(80).truncated).toEqual([]);
    expect(at(81).truncated).toEqual(["description"]);
    expect(at(82).truncated).toEqual(["title", "description"]);
  });
});
