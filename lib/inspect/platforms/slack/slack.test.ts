import { describe, expect, test } from "vitest";
import type { OEmbed } from "@/lib/inspect/resources";
import { buildInput, type InputParts, imageOf, named, og } from "@/lib/testing/inspect/page-builder";
import { PLATFORMS } from "../index";

const IMAGE = "https://example.com/a.jpg";
const OEMBED: OEmbed = {
  url: "https://example.com/oembed",
  type: "link",
  title: "Embedded",
  authorName: null,
  providerName: "Provider",
  thumbnailUrl: null,
  thumbnailWidth: null,
  thumbnailHeight: null,
};
const OEMBED_LINK = '<link rel="alternate" type="application/json+oembed" href="/oembed">';

function preview(head: readonly string[], parts: InputParts = {}) {
  return PLATFORMS.slack.resolve(buildInput({ head, ...parts }));
}

/** A document whose head begins with the tag so that it ends at that byte. */
function tagEndingAt(byte: number, tag: string): InputParts {
  const start = "<!doctype html><html><head><title>Plain</title><style>";
  return { html: `${start}${"x".repeat(byte - start.length - tag.length - 8)}</style>${tag}</head></html>` };
}

describe("slack: what it reads", () => {
  test("sees a tag that ends on byte 32,768 and not one that ends a byte later", () => {
    const tag = og("og:title", "Late");
    expect(preview([], tagEndingAt(32_768, tag))).toMatchObject({ title: "Late", card: "text" });
    const missed = preview([], tagEndingAt(32_769, tag));
    expect(missed).toMatchObject({ card: "none" });
    expect(missed.reason).toMatch(/32 KB/);
  });

  test("does not follow an oEmbed link beyond its window", () => {
    const resources = { oembed: OEMBED };
    expect(preview([], { ...tagEndingAt(32_768, OEMBED_LINK), resources }).title).toBe("Embedded");
    expect(preview([], { ...tagEndingAt(32_769, OEMBED_LINK), resources }).title).toBe("Plain");
  });

  test("takes oEmbed, then whichever social tag comes first, then the title tag", () => {
    const [open, bird] = [og("og:title", "Open"), named("twitter:title", "Bird")];
    expect(preview([open, OEMBED_LINK], { resources: { oembed: OEMBED } }).source.title).toBe("oEmbed title");
    expect(preview([bird, open]).source.title).toBe("twitter:title");
    expect(preview([open, bird]).source.title).toBe("og:title");
    expect(preview(["<title>Plain</title>", named("description", "Text")])).toMatchObject({
      title: "Plain",
      card: "text",
    });
  });

  test("draws nothing of a title tag alone", () => {
    expect(preview(["<title>Plain</title>"])).toMatchObject({ card: "none" });
  });

  test("ignores robots.txt", () => {
    const robots = {
      url: "https://example.com/robots.txt",
      pageBlocked: ["slack" as const],
      imageBlocked: [],
    };
    expect(preview([og("og:title", "Open")], { resources: { robots } }).card).toBe("text");
  });
});

describe("slack: card", () => {
  const text = [og("og:title", "Open"), og("og:image", IMAGE)];

  test("is large for summary_large_image and small otherwise", () => {
    expect(preview([...text, named("twitter:card", "summary_large_image")]).card).toBe("large");
    expect(preview([...text, named("twitter:card", "summary")]).card).toBe("small");
    expect(preview(text).card).toBe("small");
  });

  test("drops an image under 200 px", () => {
    const at = (side: number) => preview(text, { images: [imageOf(IMAGE, [side, side])] }).card;
    expect([at(200), at(199)]).toEqual(["small", "text"]);
  });

  test("shows at most two label and value pairs, each only whole", () => {
    const pair = (number: number) => [
      named(`twitter:label${number}`, `L${number}`),
      named(`twitter:data${number}`, `D${number}`),
    ];
    expect(preview([...text, ...pair(1), ...pair(2), ...pair(3)]).details.fields).toEqual([
      { label: "L1", value: "D1" },
      { label: "L2", value: "D2" },
    ]);
    expect(preview([...text, named("twitter:label1", "L1")]).details.fields).toEqual([]);
  });

  test("shows the site's name, else its host", () => {
    expect(preview([...text, og("og:site_name", "Field Notes")]).site_name).toBe("Field Notes");
    expect(preview(text)).toMatchObject({ site_name: "example.com", source: { site_name: "host" } });
  });

  test("takes /favicon.ico only when it is known to be an image", () => {
    const root = "https://example.com/favicon.ico";
    expect(preview(text).favicon).toBeNull();
    expect(preview(text, { images: [imageOf(root, [32, 32], { format: "ico" })] }).favicon).toBe(root);
    expect(
      preview(text, { images: [imageOf(root, [32, 32], { state: "not_an_image" })] }).favicon,
    ).toBeNull();
  });

  test("keeps the description's line breaks and cuts it after 300 characters", () => {
    const at = (description: string) => preview([...text, og("og:description", description)]).description;
    expect(at("one\n  two   three")).toBe("one\ntwo three");
    expect(at("x".repeat(300))).toHaveLength(300);
    expect(at("x".repeat(301))).toBe(`${"x".repeat(299)}…`);
  });
});
