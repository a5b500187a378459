import type { Sheet } from "../../card/card-design";

const KIRBY_SEO = "https://github.com/tobimori/kirby-seo";
const OG_IMAGE = "https://github.com/nuxt-modules/og-image";

/** The numbers, colors and font of the slack card, with the recreations they were read from. */
export const SHEET: Sheet = {
  face: `"Slack-Lato", Lato, "Helvetica Neue", Helvetica, Arial`,
  type: {
    name: "900 15px/22px",
    time: "400 12px/18px",
    text: "400 15px/22px",
    site: "700 15px/22px",
    title: "700 15px/22px",
    description: "400 15px/22px",
    label: "700 15px/22px",
  },
  size: {
    "frame-width": 640,
    "pad-block": 8,
    "pad-inline": 20,
    "avatar-size": 36,
    "avatar-radius": 6,
    "avatar-gap": 8,
    "time-gap": 8,
    "card-above": 4,
    "card-width": 520,
    bar: 4,
    "bar-radius": 8,
    "bar-gap": 12,
    "site-icon": 16,
    "site-icon-radius": 3,
    "site-gap": 8,
    "fields-above": 8,
    "media-above": 8,
    "media-radius": 8,
    hairline: "inset 0 0 0 1px rgba(0, 0, 0, 0.1)",
    "thumb-size": 75,
    "thumb-gap": 16,
    "thumb-radius": 8,
    "fold-icon": 14,
  },
  lines: { description: 5 },
  phone: { size: { "frame-width": 390, "pad-inline": 16 } },
  light: {
    back: "#ffffff",
    text: "#1d1c1d",
    muted: "#616061",
    link: "#1264a3",
    bar: "#dddddd",
    ph: "#f8f8f8",
    avatar: "#4a5fc1",
    "avatar-text": "#ffffff",
  },
  dark: {
    back: "#1a1d21",
    text: "#d1d2d3",
    muted: "#ababad",
    link: "#1d9bd1",
    bar: "#4a4b4d",
    ph: "#222529",
    avatar: "#4a5fc1",
    "avatar-text": "#ffffff",
  },
  sources: [
    { label: "observed", source: KIRBY_SEO, covers: "widths, type sizes, bar, image box, light colours" },
    { label: "observed", source: OG_IMAGE, covers: "site row, dark background" },
    {
      label: "observed",
      source: "https://github.com/deco-sites/open-graph",
      covers: "image height, weight of the site row",
    },
    { label: "assumed", source: null, covers: "thumbnail, fields, lines of the description" },
  ],
};

/** The box of a large image, which keeps its own ratio. */
export const IMAGE_BOX = { widthPxMax: 360, heightPxMax: 300 };
