import { describe, expect, test } from "vitest";
import { imageFacts, PERFECT_FETCH, perfectHtml } from "./example/perfect-page";
import { readMetadata } from "./metadata/read-metadata";
import { type MissingResources, missingResources } from "./missing-resources";
import { joinPage } from "./page/page";
import { parseDocument } from "./page/read-document";
import { type LinkedPage, type LinkedResources, NO_RESOURCES, type OEmbed } from "./resources";

const IMAGE = "https://example.com/images/tides.jpg";
const ICON = "https://example.com/favicon-96.png";
const OEMBED_LINK =
  '<link rel="alternate" type="application/json+oembed" href="https://example.com/oembed?id=7">';

const OEMBED: OEmbed = {
  url: "https://example.com/oembed?id=7",
  type: "link",
  title: "Tides",
  authorName: null,
  providerName: null,
  thumbnailUrl: "https://example.com/images/thumb.jpg",
  thumbnailWidth: null,
  thumbnailHeight: null,
};
const LINKED_PAGE: LinkedPage = {
  url: "https://example.com/other",
  status: 200,
  error: null,
  page: null,
  metadata: null,
};

describe("of a page with nothing fetched beside it", () => {
  test("wants its image and icons, and the robots.txt of its host, and no page that is itself", () => {
    expect(missingIn("")).toEqual({
      images: [IMAGE, ICON],
      oembed: null,
      canonical: null,
      ogUrl: null,
      ogPointer: null,
      socialImage: IMAGE,
      robots: ["https://example.com"],
      crawlers: false,
    });
  });

  test("wants at most 8 images, the first og:image and the icon among them", () => {
    const { images } = missingIn(manyImages(30));
    expect(images.length).toBeLessThanOrEqual(8);
    expect(new Set(images).size).toBe(images.length);
    expect(images).toEqual(expect.arrayContaining([IMAGE, ICON]));
  });

  test("uses no icon as the social image", () => {
    expect(missingIn("", {}, ["og:image"]).socialImage).toBeNull();
  });

  test("wants no image that has no URL", () => {
    const html = '<meta property="og:image" content="data:image/png;base64,iVBORw0KGgo=">';
    expect(missingIn(html, {}, ["og:image"]).images).toEqual([ICON]);
  });

  test("names the robots.txt of the page's host first, then that of the image's", () => {
    const html = '<meta property="og:image" content="https://cdn.example.net:8443/a.jpg">';
    expect(missingIn(html, {}, ["og:image"]).robots).toEqual([
      "https://example.com",
      "https://cdn.example.net:8443",
    ]);
  });

  test("asks for the image that X takes when there is no og:image", () => {
    const html = '<meta name="twitter:image" content="https://cdn.example.net/a.jpg">';
    expect(missingIn(html, {}, ["og:image"])).toMatchObject({
      socialImage: "https://cdn.example.net/a.jpg",
      robots: ["https://example.com", "https://cdn.example.net"],
    });
  });
});

describe("the pages it names", () => {
  test.each([
    ["https://example.com/guides/tides/#top"],
    ["http://example.com/guides/tides"],
    ["https://example.com/guides/tides?utm_source=mail"],
  ])("are not missing when %s is the page itself", (url) => {
    expect(named(url)).toMatchObject({ canonical: null, ogUrl: null });
  });

  test("are missing when they are others", () => {
    const url = "https://example.com/other";
    expect(named(url)).toMatchObject({ canonical: url, ogUrl: url });
    expect(named("/other")).toMatchObject({ canonical: url, ogUrl: url });
  });

  test("are not missing when they have no URL", () => {
    expect(named("javascript:alert(1)")).toMatchObject({ canonical: null, ogUrl: null });
  });
});

describe("missingResources", () => {
  test("the page of further tags that facebook is led to is missing, and not the page itself", () => {
    const link = (href: string) => missingIn(`<link rel="opengraph" href="${href}">`).ogPointer;
    expect(link("/tides/tags")).toBe("https://example.com/tides/tags");
    expect(link("#")).toBeNull();
  });
});

describe("the oEmbed document", () => {
  test("is the first in JSON", () => {
    const xml = '<link rel="alternate" type="text/xml+oembed" href="https://example.com/oembed.xml">';
    expect(missingIn(xml + OEMBED_LINK).oembed).toBe("https://example.com/oembed?id=7");
    expect(missingIn(xml).oembed).toBeNull();
  });
});

describe("the site for crawlers", () => {
  const rejected = (status: number) => {
    const facts = imageFacts(IMAGE, "jpeg", { width: null, height: null, bytes: null });
    return { images: new Map([[IMAGE, { ...facts, state: "http_error" as const, status }]]) };
  };

  test.each([
    ["User-Agent", true],
    ["accept-encoding, user-agent", true],
    ["accept-encoding", false],
    ["x-user-agent-class", false],
  ])("with the header vary: %s, is missing: %j", (vary, crawlers) => {
    const page = joinPage({ ...PERFECT_FETCH, headers: { vary } }, parseDocument(perfectHtml()));
    expect(missingResources(page, readMetadata(page), NO_RESOURCES).crawlers).toBe(crawlers);
  });

  test.each([
    [401, true],
    [403, true],
    [429, true],
    [404, false],
    [500, false],
  ])("when the social image has status %i, is missing: %j", (status, crawlers) => {
    expect(missingIn("", rejected(status)).crawlers).toBe(crawlers);
  });

  test("is not fetched again", () => {
    expect(missingIn("", { ...rejected(403), crawlers: [] }).crawlers).toBe(false);
  });
});

describe("resources that are fetched already", () => {
  test("is not fetched again", () => {
    const html = `${OEMBED_LINK}<link rel="canonical" href="/other"><meta property="og:url" content="/other">`;
    const images = new Map([[IMAGE, imageFacts(IMAGE, "jpeg", { width: 1, height: 1, bytes: 1 })]]);
    const robots = { url: "https://example.com/robots.txt", pageBlocked: [], imageBlocked: [] };
    const resources = {
      images,
      oembed: OEMBED,
      robots,
      canonical: LINKED_PAGE,
      ogUrl: LINKED_PAGE,
      ogPointer: LINKED_PAGE,
    };
    const found = missingIn(html, resources, ["link:canonical", "og:url"]);
    expect(found).toMatchObject({ oembed: null, canonical: null, ogUrl: null, robots: [] });
    expect(found.images).not.toContain(IMAGE);
  });

  test("brings the oEmbed thumbnail among the images", () => {
    const thumbnail = "https://example.com/images/thumb.jpg";
    expect(missingIn(OEMBED_LINK).images).not.toContain(thumbnail);
    expect(missingIn(OEMBED_LINK, { oembed: OEMBED }).images).toContain(thumbnail);
  });
});

function missingIn(
  added: string,
  resources: Partial<LinkedResources> = {},
  without: readonly string[] = [],
): MissingResources {
  const page = joinPage(PERFECT_FETCH, parseDocument(perfectHtml(without, added)));
  return missingResources(page, readMetadata(page), { ...NO_RESOURCES, ...resources });
}

/** The page that gives `url` as its canonical URL and as its og:url. */
function named(url: string): MissingResources {
  const html = `<link rel="canonical" href="${url}"><meta property="og:url" content="${url}">`;
  return missingIn(html, {}, ["link:canonical", "og:url"]);
}

function manyImages(count: number): string {
  const tags = Array.from({ length: count }, (_, index) => {
    return `<meta property="og:image" content="https://example.com/images/${index}.jpg">`;
  });
  return tags.join("\n");
}
