import { describe, expect, test } from "vitest";
import { buildInput, type InputParts, imageOf, named, og } from "@/lib/testing/inspect/page-builder";
import { PLATFORMS } from "../index";

const IMAGE = "https://example.com/a.jpg";
const TEXTS = [og("og:title", "Open"), og("og:description", "Graph"), og("og:type", "article")];
const large = named("twitter:card", "summary_large_image");

function preview(head: readonly string[], parts: InputParts = {}) {
  return PLATFORMS.x.resolve(buildInput({ head, ...parts }));
}

function withImage(size: readonly [number, number], head = [large]) {
  return preview([...TEXTS, ...head, og("og:image", IMAGE)], { images: [imageOf(IMAGE, size)] });
}

describe("x: precedence", () => {
  test("takes Twitter's tags before Open Graph's, and those before the title tag", () => {
    const head = [
      "<title>Plain</title>",
      ...TEXTS,
      named("twitter:title", "Bird"),
      named("twitter:card", "summary"),
    ];
    expect(preview(head)).toMatchObject({ title: "Bird", source: { title: "twitter:title" } });
    expect(preview([...TEXTS])).toMatchObject({ title: "Open", source: { title: "og:title" } });
    expect(preview(["<title>Plain</title>", large]).source.title).toBe("title");
  });

  test("treats an empty tag as a missing one", () => {
    expect(preview([...TEXTS, named("twitter:title", " ")]).title).toBe("Open");
  });

  test("reads its tags by property and Open Graph's by name as well", () => {
    const head = [og("twitter:card", "summary"), named("og:title", "Named"), "<title>Plain</title>"];
    expect(preview(head)).toMatchObject({ title: "Named", card: "text" });
  });

  test("does not draw a good og:image in place of a dead twitter:image", () => {
    const dead = "https://example.com/dead.jpg";
    const head = [...TEXTS, large, og("og:image", IMAGE), named("twitter:image", dead)];
    const images = [imageOf(IMAGE, [1200, 630]), imageOf(dead, [1, 1], { state: "http_error", status: 404 })];
    expect(preview(head, { images })).toMatchObject({ card: "text", image: null });
  });
});

describe("x: which card", () => {
  test("lets the last twitter:card win", () => {
    const head = [...TEXTS, named("twitter:card", "summary"), large, og("og:image", IMAGE)];
    expect(preview(head).card).toBe("large");
    expect(preview([...head, named("twitter:card", "summary")]).card).toBe("small");
  });

  test("draws a small card without twitter:card only when type, title and description are all there", () => {
    expect(preview([...TEXTS, og("og:image", IMAGE)]).card).toBe("small");
    for (const missing of TEXTS) {
      const rest = TEXTS.filter((tag) => tag !== missing);
      const none = preview([...rest, og("og:image", IMAGE)]);
      expect(none).toMatchObject({ card: "none", image: null });
      expect(none.reason).toMatch(/twitter:card/);
    }
  });

  test("takes a card type it does not know for none", () => {
    expect(preview([og("og:title", "Open"), named("twitter:card", "large")]).card).toBe("none");
    expect(preview([...TEXTS, named("twitter:card", "large")]).card).toBe("text");
  });

  test("hides the description on the large card alone", () => {
    expect(withImage([1200, 630])).toMatchObject({ card: "large", description: null });
    expect(withImage([1200, 630], [named("twitter:card", "summary")])).toMatchObject({
      description: "Graph",
    });
  });
});

describe("x: images on both sides of each edge", () => {
  test.each([
    [[300, 157], "large"],
    [[299, 157], "small"],
    [[300, 156], "small"],
    [[144, 144], "small"],
    [[143, 144], "text"],
    [[144, 143], "text"],
    [[4096, 4096], "large"],
    [[4097, 4096], "text"],
    [[4096, 4097], "text"],
  ] as const)("draws %j as %s", (size, card) => {
    expect(withImage(size).card).toBe(card);
  });

  test("draws five megabytes and not a byte more", () => {
    const at = (bytes: number) =>
      preview([...TEXTS, large, og("og:image", IMAGE)], { images: [imageOf(IMAGE, [1200, 630], { bytes })] })
        .card;
    expect([at(5_242_880), at(5_242_881)]).toEqual(["large", "text"]);
  });

  test("takes a file nobody has looked into to be fine, and an svg by its name not", () => {
    expect(preview([...TEXTS, large, og("og:image", IMAGE)]).card).toBe("large");
    expect(preview([...TEXTS, large, og("og:image", "https://example.com/a.svg?v=2")]).card).toBe("text");
  });
});

describe("x: robots.txt and cuts", () => {
  const robots = { url: "https://example.com/robots.txt", pageBlocked: [], imageBlocked: [] };

  test("draws nothing of a page it may not read, and no image it may not", () => {
    const head = [...TEXTS, large, og("og:image", IMAGE)];
    const page = preview(head, { resources: { robots: { ...robots, pageBlocked: ["x"] } } });
    expect(page).toMatchObject({
      card: "none",
      title: null,
      reason: "robots.txt blocks X.",
    });
    const image = preview(head, { resources: { robots: { ...robots, imageBlocked: ["x"] } } });
    expect(image).toMatchObject({ card: "text", title: "Open", image: null });
    const others = preview(head, {
      resources: { robots: { ...robots, pageBlocked: ["google"], imageBlocked: ["facebook"] } },
    });
    expect(others.card).toBe("large");
  });

  test("cuts the title after 70 characters", () => {
    const at = (count: number) => preview([large, og("og:title", "é".repeat(count))]);
    expect(at(70)).toMatchObject({ truncated: [] });
    expect(at(71)).toMatchObject({ title: `${"é".repeat(69)}…`, truncated: ["title"] });
    expect(at(71).details.cutAt).toEqual({ title: "70 characters" });
  });
});
