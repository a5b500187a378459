import { describe, expect, test } from "vitest";
import { buildInput, type InputParts, imageOf, named, og } from "@/lib/testing/inspect/page-builder";
import { PLATFORMS } from "../index";

const [OPEN, BIRD] = ["https://example.com/open.jpg", "https://example.com/bird.jpg"];
const text = [og("og:title", "Open"), og("og:description", "Graph"), og("og:site_name", "Field Notes")];
const large = named("twitter:card", "summary_large_image");

function preview(head: readonly string[], parts: InputParts = {}) {
  return PLATFORMS.telegram.resolve(buildInput({ head, ...parts }));
}

describe("telegram: which tag wins", () => {
  test("takes Open Graph's texts and Twitter's image first", () => {
    const head = [
      named("twitter:title", "Bird"),
      ...text,
      og("og:image", OPEN),
      named("twitter:image", BIRD),
    ];
    expect(preview(head)).toMatchObject({ title: "Open", image: BIRD, source: { image: "twitter:image" } });
  });

  test("draws no image when the preferred one is dead", () => {
    const images = [imageOf(BIRD, [1, 1], { state: "unreachable" }), imageOf(OPEN, [1200, 630])];
    const head = [...text, og("og:image", OPEN), named("twitter:image", BIRD)];
    expect(preview(head, { images })).toMatchObject({ image: null, card: "text" });
  });

  test("labels a page without a site name with its host, and one without a title too with the last two labels of it", () => {
    const url = "https://notes.example.org/a";
    expect(preview([og("og:title", "Open")], { url })).toMatchObject({
      site_name: "notes.example.org",
      domain: "notes.example.org",
      source: { site_name: "host" },
    });
    expect(preview([og("og:description", "Text")], { url }).site_name).toBe("Example.org");
    expect(preview([og("og:description", "Text")], { url: "http://192.0.2.7/" }).site_name).toBe("192.0.2.7");
  });

  test("heads a page that has no title with its author", () => {
    const author = named("author", "Ada Marsh");
    expect(preview([author, og("og:description", "Text")])).toMatchObject({
      title: "Ada Marsh",
      source: { title: "meta author" },
    });
    expect(preview([author, "<title>Tides</title>"]).title).toBe("Tides");
  });
});

describe("telegram: card", () => {
  test("is large when the page asks for it, for the three known sites, and for an image alone", () => {
    expect(preview([...text, og("og:image", OPEN)]).card).toBe("small");
    expect(preview([...text, og("og:image", OPEN), large]).card).toBe("large");
    expect(preview([og("og:title", "A"), og("og:site_name", "Instagram"), og("og:image", OPEN)]).card).toBe(
      "large",
    );
    expect(preview([og("og:image", OPEN)]).card).toBe("large");
  });

  test("is none for a page with nothing to show", () => {
    expect(preview([])).toMatchObject({ card: "none" });
  });

  test.each([
    [[200, 200], 5_242_880, "large"],
    [[199, 200], 5_242_880, "text"],
    [[200, 200], 5_242_881, "text"],
  ] as const)("draws %j of %i bytes as %s", (size, bytes, card) => {
    const images = [imageOf(OPEN, size, { bytes })];
    expect(preview([...text, large, og("og:image", OPEN)], { images }).card).toBe(card);
  });
});

describe("telegram: five lines", () => {
  const at = (title: string, description: string) =>
    preview([og("og:title", title), og("og:description", description)]);

  test("gives the text three lines under a title of one line and two under a longer one", () => {
    expect(at("x".repeat(60), "y".repeat(180)).truncated).toEqual([]);
    expect(at("x".repeat(60), "y".repeat(181)).truncated).toEqual(["description"]);
    expect(at("x".repeat(61), "y".repeat(120)).truncated).toEqual([]);
    expect(at("x".repeat(61), "y".repeat(121)).details.cutAt).toEqual({ description: "2 lines" });
    expect(at("x".repeat(121), "y").details.cutAt).toEqual({ title: "2 lines" });
  });

  test("counts the description's own line breaks", () => {
    expect(at("Title", "one\ntwo\nthree").description).toBe("one\ntwo\nthree");
    expect(at("Title", "one\ntwo\nthree\nfour").description).toBe("one\ntwo\nthree…");
  });

  test("has shorter lines beside the small image", () => {
    const shown = preview([
      og("og:title", "x".repeat(46)),
      og("og:image", OPEN),
      og("og:description", "y".repeat(91)),
    ]);
    expect(shown.truncated).toEqual(["description"]);
  });
});
