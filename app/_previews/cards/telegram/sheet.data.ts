import type { Sheet } from "../../card/card-design";

const TDESKTOP = "https://github.com/telegramdesktop/tdesktop";

/** The numbers, colors and font of the telegram card, with the recreations they were read from. */
export const SHEET: Sheet = {
  face: `"Open Sans", "Segoe UI", Roboto, -apple-system`,
  type: {
    message: "400 13px/18px",
    site: "600 13px/18px",
    title: "600 13px/18px",
    description: "400 13px/18px",
    date: "400 13px/18px",
  },
  size: {
    "frame-width": 620,
    "pad-block": 24,
    "pad-inline": 20,
    "bubble-width": 430,
    "bubble-pad": "8px 11px",
    radius: "16px 16px 6px 16px",
    "box-above": 6,
    "box-pad": "5px 7px 7px 10px",
    "box-radius": 5,
    bar: 3,
    "thumb-gap": 8,
    "thumb-radius": 3,
    "media-above": 5,
    "media-radius": 4,
    "media-height-min": 100,
    "media-height-max": 430,
    "line-height": 18,
    "text-lines": "var(--desktop-text-lines)",
    "description-lines": "var(--desktop-description-lines)",
    emoji: 18,
    "tick-icon": 16,
  },
  lines: { title: 2 },
  phone: {
    type: {
      message: "400 16px/21px",
      site: "600 15px/20px",
      title: "600 15px/20px",
      description: "400 15px/20px",
      date: "400 12px/18px",
    },
    size: {
      "frame-width": 390,
      "bubble-width": 320,
      "pad-inline": 14,
      "pad-block": 12,
      "line-height": 20,
      "text-lines": "var(--phone-text-lines)",
      "description-lines": "var(--phone-description-lines)",
      "media-height-max": 320,
    },
  },
  light: {
    back: "#d5e3cf",
    out: "#effdde",
    text: "#000000",
    link: "#168acd",
    accent: "rgba(94, 184, 84, 0.9)",
    fill: "rgba(94, 184, 84, 0.12)",
    site: "#45a32d",
    date: "#6db566",
    tick: "#57b84c",
    shadow: "0 2px 0 #3ac3461d",
    ph: "rgba(94, 184, 84, 0.12)",
  },
  dark: {
    back: "#0e1621",
    out: "#2b5278",
    text: "#e4ecf2",
    link: "#83caff",
    accent: "rgba(101, 185, 244, 0.9)",
    fill: "rgba(101, 185, 244, 0.12)",
    site: "#90caff",
    date: "#7da8d3",
    tick: "#6bbfff",
    shadow: "none",
    ph: "rgba(101, 185, 244, 0.12)",
  },
  sources: [
    { label: "documented", source: TDESKTOP, covers: "box, bar, type size, lines, thumbnail, colours" },
    {
      label: "documented",
      source: "https://github.com/desktop-app/lib_ui",
      covers: "text and link colours",
    },
    { label: "assumed", source: null, covers: "phone sizes, wallpaper, crop of very tall images" },
  ],
};

/** A card has five lines of text; a thumbnail is as many whole lines tall as the text fills. */
export const TELEGRAM_TEXT = {
  linesMax: 5,
  titleLinesMax: 2,
  /** Latin letters in a line of the box, without and with a thumbnail of five lines beside it. */
  fullWidth: { desktop: 60, phone: 37 },
  besideThumb: { desktop: 45, phone: 24 },
} as const;
