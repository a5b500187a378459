// A page with nothing wrong: what rules are shown on and tested against. Every example of the catalogue is this page
// with some tags taken out and some put in.

import type { FetchedPage } from "../page/page";
import type { ImageFacts } from "../resources";

export const PERFECT_URL = "https://example.com/guides/tides";
export const PERFECT_IMAGE_URL = "https://example.com/images/tides.jpg";
export const PERFECT_ICON_URL = "https://example.com/favicon-96.png";

/** Its head, one tag a line, each with the name `without` knows it by. */
const HEAD: readonly (readonly [key: string, html: string])[] = [
  ["charset", '<meta charset="utf-8">'],
  ["title", "<title>How tides shape the coast - Field Notes</title>"],
  ["viewport", '<meta name="viewport" content="width=device-width, initial-scale=1">'],
  [
    "description",
    '<meta name="description" content="Two floods a day move more sand than any storm. A walk in photos.">',
  ],
  ["link:canonical", `<link rel="canonical" href="${PERFECT_URL}">`],
  ["og:title", '<meta property="og:title" content="How tides shape the coast">'],
  [
    "og:description",
    '<meta property="og:description" content="Two floods a day move more sand than any storm.">',
  ],
  ["og:image", `<meta property="og:image" content="${PERFECT_IMAGE_URL}">`],
  ["og:image:width", '<meta property="og:image:width" content="1200">'],
  ["og:image:height", '<meta property="og:image:height" content="630">'],
  ["og:image:alt", '<meta property="og:image:alt" content="A sandbank at low tide, seen from the air">'],
  ["og:url", `<meta property="og:url" content="${PERFECT_URL}">`],
  ["og:type", '<meta property="og:type" content="article">'],
  ["og:site_name", '<meta property="og:site_name" content="Field Notes">'],
  ["og:locale", '<meta property="og:locale" content="en_GB">'],
  ["twitter:card", '<meta name="twitter:card" content="summary_large_image">'],
  ["theme-color", '<meta name="theme-color" content="#1a2b3c">'],
  ["link:icon", '<link rel="icon" href="/favicon-96.png" type="image/png" sizes="96x96">'],
];

const BODY = `<body>
<h1>How tides shape the coast</h1>
<p>Twice a day the sea lifts a layer of sand off the flats and lays it down somewhere else.</p>
</body>`;

/** What the network said of it. */
export const PERFECT_FETCH: FetchedPage = {
  url: PERFECT_URL,
  finalUrl: PERFECT_URL,
  hops: [],
  status: 200,
  headers: { "content-type": "text/html" },
  responseTimeMs: 120,
  documentBytes: 0,
  truncated: false,
};

/** Its social image and its icon, by URL. */
export const PERFECT_IMAGES: Readonly<Record<string, ImageFacts>> = {
  [PERFECT_IMAGE_URL]: imageFacts(PERFECT_IMAGE_URL, "jpeg", { width: 1200, height: 630, bytes: 182_000 }),
  [PERFECT_ICON_URL]: imageFacts(PERFECT_ICON_URL, "png", { width: 96, height: 96, bytes: 2_100 }),
};

/** The perfect page without the named tags and with `added` at the end of its head. */
export function perfectHtml(without: readonly string[] = [], added = ""): string {
  const lang = without.includes("html:lang") ? "" : ' lang="en"';
  const lines = HEAD.filter(([key]) => !without.includes(key)).map(([, html]) => html);
  const head = ["<head>", ...lines, ...(added === "" ? [] : [added]), "</head>"].join("\n");
  return `<!doctype html>\n<html${lang}>\n${head}\n${BODY}\n</html>\n`;
}

/** Facts of an image file that responds as it should. */
export function imageFacts(
  url: string,
  format: string,
  size: Pick<ImageFacts, "width" | "height" | "bytes">,
): ImageFacts {
  const whole = { status: 200, timeMs: 40, inspected: true, mime: `image/${format}` };
  return { url, finalUrl: url, state: "ok", format, ...size, ...whole };
}
