import type { Sheet } from "../../card/card-design";

const JETPACK = "https://github.com/Automattic/jetpack";

/** The numbers, colors and font of the x card, with the recreations they were read from. */
export const SHEET: Sheet = {
  face: `-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Helvetica, Arial`,
  type: {
    name: "700 15px/20px",
    text: "400 15px/20px",
    pill: "400 13px/16px",
    from: "400 13px/16px",
    host: "400 15px/20px",
    title: "400 15px/20px",
    description: "400 15px/20px",
  },
  size: {
    "frame-width": 600,
    "card-width": 516,
    "pad-block": 12,
    "pad-inline": 16,
    "avatar-size": 40,
    "avatar-gap": 8,
    "card-above": 12,
    radius: 16,
    ratio: "2 / 1",
    "pill-inset": 12,
    "pill-radius": 4,
    "pill-pad": "2px 8px",
    "from-above": 4,
    "small-height": 130,
    "small-pad": 12,
    "small-gap": 2,
    "page-icon": 28,
    "actions-width": 425,
    "actions-above": 12,
    "action-icon": 18,
    "description-display": "-webkit-box",
  },
  lines: { title: 1, "title-alone": 2, description: 2 },
  phone: {
    size: {
      "frame-width": 393,
      "card-width": 329,
      "pad-inline": 12,
      "description-display": "none",
    },
    lines: { title: 2 },
  },
  light: {
    back: "#ffffff",
    text: "#0f1419",
    muted: "#536471",
    line: "#cfd9de",
    rule: "#eff3f4",
    link: "#1d9bf0",
    pill: "rgba(0, 0, 0, 0.77)",
    "pill-text": "#ffffff",
    ph: "#f7f9f9",
    avatar: "#7856ff",
    "avatar-text": "#ffffff",
  },
  dark: {
    back: "#000000",
    text: "#e7e9ea",
    muted: "#71767b",
    line: "#2f3336",
    rule: "#2f3336",
    link: "#1d9bf0",
    pill: "rgba(0, 0, 0, 0.77)",
    "pill-text": "#ffffff",
    ph: "#16181c",
    avatar: "#7856ff",
    "avatar-text": "#ffffff",
  },
  sources: [
    { label: "observed", source: JETPACK, covers: "large card, small card, action row" },
    { label: "observed", source: "https://github.com/vercel/react-tweet", covers: "post row, colours" },
    { label: "observed", source: "https://github.com/bennguyen-dev/snapog", covers: "title pill" },
    {
      label: "observed",
      source: "https://opengraph-check.com/en/blog/twitter-card-image-not-showing",
      covers: "grey square when the image is missing",
    },
    { label: "assumed", source: null, covers: "pill opacity, column width, phone rows" },
  ],
};

/** Characters of the bare link before the ellipsis. */
export const X_LINK_CHARACTERS_MAX = 27;
