import { describe, expect, test } from "vitest";
import type { OEmbed } from "@/lib/inspect/resources";
import { buildInput, type InputParts, imageOf, named, og } from "@/lib/testing/inspect/page-builder";
import { PLATFORMS } from "../index";

const [ONE, TWO] = ["https://example.com/1.png", "https://example.com/2.png"];
const large = named("twitter:card", "summary_large_image");

function preview(head: readonly string[], parts: InputParts = {}) {
  return PLATFORMS.discord.resolve(buildInput({ head, ...parts }));
}

describe("discord: which tag wins", () => {
  test("takes whichever of Open Graph and Twitter comes first", () => {
    const [open, bird] = [og("og:title", "Open"), named("twitter:title", "Bird")];
    expect(preview([open, bird])).toMatchObject({ title: "Open", source: { title: "og:title" } });
    expect(preview([bird, open])).toMatchObject({ title: "Bird", source: { title: "twitter:title" } });
    expect(preview([og("og:title", ""), bird]).title).toBe("Bird");
  });

  test("uses title and meta description as a pair, and only without any social text", () => {
    const [title, description] = ["<title>Plain</title>", named("description", "Text")];
    expect(preview([title, description])).toMatchObject({
      card: "text",
      title: "Plain",
      description: "Text",
    });
    expect(preview([title])).toMatchObject({ card: "none", title: null });
    expect(preview([title]).reason).toMatch(/meta description/);
    expect(preview([description]).card).toBe("none");
    expect(preview([title, description, og("og:title", "Open")])).toMatchObject({
      title: "Open",
      description: null,
    });
    expect(preview([title, description, og("og:description", "Graph")])).toMatchObject({
      title: null,
      description: "Graph",
    });
  });

  test("reads the key from name first, to the letter, and the text from value when there is no content", () => {
    expect(preview([`<meta name="x" property="og:title" content="Hidden">`]).title).toBeNull();
    expect(preview([`<meta name="og:title" property="x" content="Named">`]).title).toBe("Named");
    expect(preview([og("og:Title", "Wrong case")]).title).toBeNull();
    expect(preview([`<meta property="og:title" value="Valued">`]).title).toBe("Valued");
    expect(preview([`<meta property="og:title" content="" value="Valued">`]).title).toBeNull();
  });

  test("takes a VideoObject of JSON-LD where no social tag speaks", () => {
    const video = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"VideoObject","name":"Film","description":"Waves","thumbnailUrl":["${ONE}"]}</script>`;
    expect(preview([video])).toMatchObject({ title: "Film", description: "Waves", image: ONE });
    expect(preview([video, og("og:title", "Open")]).title).toBe("Open");
  });
});

describe("discord: oEmbed", () => {
  const link = '<link rel="alternate" type="application/json+oembed" href="/oembed">';
  const oembed: OEmbed = {
    url: "https://example.com/oembed",
    type: "link",
    title: "Embedded",
    authorName: "Ada Example",
    providerName: "Provider",
    thumbnailUrl: TWO,
    thumbnailWidth: 600,
    thumbnailHeight: 400,
  };

  test("fills gaps, gives the author and overrides the site name", () => {
    const shown = preview([link, og("og:title", "Open"), og("og:site_name", "Site")], {
      resources: { oembed },
    });
    expect(shown).toMatchObject({
      title: "Open",
      site_name: "Provider",
      image: TWO,
      source: { site_name: "oEmbed provider_name" },
    });
    expect(shown.details.author).toBe("Ada Example");
    expect(preview([link], { resources: { oembed } }).title).toBe("Embedded");
  });

  test("takes its thumbnail only with both sizes and only without an image of the page", () => {
    const narrow = { ...oembed, thumbnailHeight: null };
    expect(preview([link], { resources: { oembed: narrow } }).image).toBeNull();
    expect(preview([link, og("og:image", ONE)], { resources: { oembed } }).image).toBe(ONE);
  });
});

describe("discord: layout", () => {
  const text = [og("og:title", "Open"), og("og:description", "Graph")];

  test("goes by the card tag, not by the size of the image", () => {
    const images = [imageOf(ONE, [2400, 1260])];
    expect(preview([...text, og("og:image", ONE)], { images }).card).toBe("small");
    expect(preview([...text, og("og:image", ONE), large], { images: [imageOf(ONE, [60, 60])] }).card).toBe(
      "large",
    );
  });

  test("lets the last layout tag of the document win", () => {
    const head = [...text, og("og:image", ONE), large, og("og:type", "rich")];
    expect(preview(head).card).toBe("small");
    expect(preview([...head, large]).card).toBe("large");
    expect(preview([...head, large, og("og:type", "article")]).card).toBe("large");
  });

  test("makes two og:image tags a gallery of at most four", () => {
    const urls = [1, 2, 3, 4, 5].map((number) => `https://example.com/${number}.png`);
    const shown = preview([...text, ...urls.map((url) => og("og:image", url))]);
    expect(shown).toMatchObject({ card: "large", image: urls[0], details: { gallery: urls.slice(0, 4) } });
    expect(preview([...text, og("og:image", ONE), og("og:image", ONE)])).toMatchObject({
      card: "small",
      details: { gallery: [] },
    });
    expect(preview([...text, og("og:image", ONE), named("twitter:image", TWO)]).card).toBe("small");
  });

  test("leaves dead images out of the gallery", () => {
    const head = [...text, og("og:image", ONE), og("og:image", TWO)];
    const images = [imageOf(ONE, [1, 1], { state: "http_error" }), imageOf(TWO, [600, 400])];
    expect(preview(head, { images })).toMatchObject({ card: "small", image: TWO, details: { gallery: [] } });
  });

  test.each([
    ["video/mp4", "large"],
    ["video/WebM", "large"],
    ["text/html", "small"],
    ["application/x-shockwave-flash", "small"],
  ])("of a video declared as %s makes a %s card", (type, card) => {
    const video = [
      og("og:title", "Waves"),
      og("og:description", "Seen from above"),
      og("og:image", ONE),
      named("twitter:card", "player"),
      og("og:video", "https://example.com/a"),
      og("og:video:type", type),
    ];
    const description = card === "large" ? null : "Seen from above";
    expect(preview(video)).toMatchObject({ card, description });
  });

  test("hides the description under a photo and a video that plays", () => {
    const image = og("og:image", ONE);
    expect(preview([...text, image, named("twitter:card", "photo")])).toMatchObject({
      card: "large",
      description: null,
    });
    const video = [og("og:type", "video.other"), og("og:video", "https://example.com/a.mp4")];
    expect(preview([...text, image, ...video])).toMatchObject({ card: "large", description: null });
    expect(preview([...text, image, og("og:type", "video.other")])).toMatchObject({
      card: "small",
      description: "Graph",
    });
  });

  test("takes relative images from the root only", () => {
    expect(preview([...text, og("og:image", "/a.png")]).image).toBe("https://example.com/a.png");
    expect(preview([...text, og("og:image", "a.png")])).toMatchObject({ image: null, card: "text" });
  });

  test.each([
    ["#1A2B3C", "#1a2b3c"],
    ["#1A2B3C80", "#1a2b3c"],
    ["#abc", "#000abc"],
    ["rebeccapurple", null],
    ["#12345", null],
    ["1a2b3c", null],
  ])("makes of theme-color %s the accent %s", (color, accent) => {
    expect(preview([...text, named("theme-color", color)]).details.accent).toBe(accent);
  });

  test("takes the last theme-color", () => {
    const colors = ["#111111", "#222222"].map((color) => named("theme-color", color));
    expect(preview([...text, ...colors]).details.accent).toBe("#222222");
  });
});

describe("discord: hard limits, above which there is no preview at all", () => {
  const title = og("og:title", "Open");
  const url = (length: number) => `https://example.com/${"a".repeat(length - 20)}`;

  test.each([
    ["site name of %i characters", (count: number) => og("og:site_name", "é".repeat(count)), 256],
    ["alt text of %i characters", (count: number) => og("og:image:alt", "é".repeat(count)), 4096],
    ["image URL of %i characters", (count: number) => og("og:image", url(count)), 2048],
    ["og:url of %i characters", (count: number) => og("og:url", url(count)), 2048],
  ])("allows a %s and no more", (_, tag, most) => {
    expect(preview([title, tag(most)]).card).not.toBe("none");
    const rejected = preview([title, tag(most + 1)]);
    expect(rejected).toMatchObject({ card: "none", image: null });
    expect(rejected.reason).toContain(String(most));
  });

  test("follows five redirects and not six", () => {
    const hops = (count: number) =>
      Array.from({ length: count }, () => ({ url: "https://example.com/", status: 302 }));
    expect(preview([title], { fetched: { hops: hops(5) } }).card).toBe("text");
    expect(preview([title], { fetched: { hops: hops(6) } }).card).toBe("none");
  });

  test("waits ten seconds and not longer", () => {
    expect(preview([title], { fetched: { responseTimeMs: 10_000 } }).card).toBe("text");
    expect(preview([title], { fetched: { responseTimeMs: 10_001 } }).card).toBe("none");
  });

  test.each([
    ["a status other than 2xx", { status: 404 }],
    ["another content type", { headers: { "content-type": "text/plain" } }],
    ["no content type", { headers: {} }],
    [
      "a download",
      { headers: { "content-type": "text/html", "content-disposition": 'Attachment; filename="a"' } },
    ],
  ])("rejects %s", (_, fetched) => {
    expect(preview([title], { fetched }).card).toBe("none");
  });

  test("takes xhtml", () => {
    const headers = { "content-type": "application/xhtml+xml" };
    expect(preview([title], { fetched: { headers } }).card).toBe("text");
  });
});

describe("discord: text", () => {
  test("keeps the description's line breaks and cuts after twenty lines", () => {
    const lines = Array.from({ length: 21 }, (_, line) => String(line));
    const shown = preview([og("og:title", "Open"), og("og:description", lines.join("\n"))]);
    expect(shown.description).toBe(`${lines.slice(0, 20).join("\n")}...`);
    expect(shown.details.cutAt).toEqual({ description: "20 lines" });
  });
});

describe("discord: what takes the card's place", () => {
  const noteOf = (tag: string) => preview([og("og:title", "Open"), tag]).details.note;

  test.each([
    '<link rel="discord:component-embed" type="application/json" href="https://example.com/embed.json">',
    '<script id="discord:component-embed" type="application/json">{"component":{"type":17}}</script>',
  ])("is a component embed, which is said beside the card: %s", (tag) => {
    expect(noteOf(tag)).toMatch(/component embed/);
  });

  test("is an ActivityPub version of the page", () => {
    expect(noteOf('<link rel="alternate" type="application/activity+json" href="/a.json">')).toMatch(
      /ActivityPub/,
    );
    expect(noteOf('<script id="other" type="application/json">{}</script>')).toBeNull();
  });
});

describe("discord: ten seconds for everything", () => {
  const at = (timeMs: number, more: readonly string[] = []) =>
    preview([og("og:title", "Open"), og("og:image", "https://example.com/a.jpg"), ...more], {
      fetched: { responseTimeMs: 7_000 },
      images: [imageOf("https://example.com/a.jpg", [1200, 630], { timeMs })],
    });

  test("include the image that it has to load to measure it", () => {
    expect(at(3_000).card).toBe("small");
    expect(at(3_001)).toMatchObject({ card: "none", reason: expect.stringContaining("10 seconds") });
  });

  test("do not include one whose size the page declares", () => {
    const declared = [og("og:image:width", "1200"), og("og:image:height", "630")];
    expect(at(3_001, declared).card).toBe("small");
  });
});
