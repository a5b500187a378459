// Pages that between them get every card that a platform draws; the perfect page gets the best one of each.
import type { Example } from "../rules/rule";
import { PERFECT_IMAGE_URL } from "./perfect-page";

const IMAGE_TAGS = ["og:image", "og:image:width", "og:image:height", "og:image:alt"];

/** In the order in which they are tried. */
export const CARD_PAGES: readonly Example[] = [
  { html: "" },
  { html: '<meta name="twitter:card" content="summary">', without: ["twitter:card"] },
  { html: "", images: { [PERFECT_IMAGE_URL]: { width: 240, height: 240 } } },
  { html: "", without: IMAGE_TAGS },
  {
    html: '<meta name="robots" content="noindex">',
    without: [
      ...IMAGE_TAGS,
      "title",
      "description",
      "og:title",
      "og:description",
      "og:type",
      "og:site_name",
      "twitter:card",
    ],
  },
  { html: "", fetched: { status: 404 } },
];
