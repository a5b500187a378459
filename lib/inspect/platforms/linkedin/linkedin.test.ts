import { describe, expect, test } from "vitest";
import type { OEmbed } from "@/lib/inspect/resources";
import { buildInput, type InputParts, imageOf, named, og } from "@/lib/testing/inspect/page-builder";
import { PLATFORMS } from "../index";

const IMAGE = "https://example.com/a.jpg";
const THUMB = "https://example.com/thumb.jpg";
const OEMBED: OEmbed = {
  url: "https://example.com/oembed",
  type: "link",
  title: "Embedded",
  authorName: null,
  providerName: null,
  thumbnailUrl: THUMB,
  thumbnailWidth: 600,
  thumbnailHeight: 338,
};

function preview(head: readonly string[], parts: InputParts = {}) {
  return PLATFORMS.linkedin.resolve(buildInput({ head, ...parts }));
}

describe("linkedin", () => {
  test("lets oEmbed win over Open Graph, and Open Graph over the title tag", () => {
    const link = '<link rel="alternate" type="application/json+oembed" href="/oembed">';
    const head = ["<title>Plain</title>", og("og:title", "Open"), og("og:image", IMAGE)];
    expect(preview([...head, link], { resources: { oembed: OEMBED } })).toMatchObject({
      title: "Embedded",
      image: THUMB,
      source: { title: "oEmbed title", image: "oEmbed thumbnail_url" },
    });
    expect(preview(head)).toMatchObject({ title: "Open", image: IMAGE });
    expect(preview(["<title>Plain</title>"])).toMatchObject({ title: "Plain", card: "text" });
  });

  test("reads neither Twitter's tags nor Open Graph's with name=", () => {
    const head = [named("twitter:title", "Bird"), named("og:title", "Named"), named("twitter:image", IMAGE)];
    expect(preview([...head, "<title>Plain</title>"])).toMatchObject({ title: "Plain", image: null });
  });

  test("draws ordinary posts small however large the image, and says where the large one is", () => {
    const at = (width: number) =>
      preview([og("og:title", "Open"), og("og:image", IMAGE)], { images: [imageOf(IMAGE, [width, 627])] });
    expect(at(1200).card).toBe("small");
    expect(at(401).details.note).toMatch(/only in sponsored posts/);
    expect(at(400).details.note).toMatch(/less than 401 px/);
  });

  test("never shows a description", () => {
    expect(preview([og("og:title", "Open"), og("og:description", "Graph")])).toMatchObject({
      description: null,
      source: { description: null },
      details: { note: null },
    });
  });

  test("is a bare link when the page gives neither title nor image", () => {
    expect(preview([])).toMatchObject({ card: "none", domain: "example.com" });
  });
});
