import { CheckCheck } from "lucide-react";
import type { CSSProperties } from "react";
import type { Card, Preview } from "@/lib/inspect/platforms/platform";
import { graphemes } from "@/lib/inspect/platforms/text/graphemes";
import { columns } from "@/lib/inspect/platforms/text/text-width";
import type { CardDesign, Sheet } from "../../card/card-design";
import { aspectRatio, CardImage } from "../../card/card-image";
import { EmojiText, Host, messageLink, Row } from "../../card/card-parts";
import { SAMPLE_POST } from "../../card/card-text.data";
import "./card.css";

const TDESKTOP = "https://github.com/telegramdesktop/tdesktop";

/** The numbers, colors and font of the telegram card, with the recreations they were read from. */
const SHEET: Sheet = {
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
const TELEGRAM_TEXT = {
  linesMax: 5,
  titleLinesMax: 2,
  /** Latin letters in a line of the box, without and with a thumbnail of five lines beside it. */
  fullWidth: { desktop: 60, phone: 37 },
  besideThumb: { desktop: 45, phone: 24 },
} as const;

/** A bubble of one's own: the link, then a quoted box of at most five lines with the image below or a thumb beside. */
export const telegram: CardDesign = {
  sheet: SHEET,
  style: lineCounts,
  draw: (preview, card) => (
    <div className="telegram-wall">
      <div className="telegram-bubble">
        <Host className="telegram-link pv-wrap" text={messageLink(preview)} />
        {card !== "none" && <Box preview={preview} card={card} />}
        <div className="telegram-meta">
          <Host text={SAMPLE_POST.time} />
          <CheckCheck className="pv-icon" strokeWidth={1.75} />
        </div>
      </div>
    </div>
  ),
};

function Box({ preview, card }: { readonly preview: Preview; readonly card: Card }) {
  const { image, site_name, title, description } = preview;
  const large = card === "large" ? image : null;
  if (site_name === null && title === null && description === null) {
    return large === null ? null : <Photo preview={preview} image={large} />;
  }
  return (
    <div className="telegram-box">
      <div className="telegram-columns">
        <div className="telegram-rows">
          <TelegramRow text={site_name} className="telegram-site pv-line" />
          <TelegramRow
            text={title}
            className={`telegram-title pv-clamp ${site_name === null ? "telegram-first" : ""}`}
          />
          <TelegramRow text={description} className="telegram-description pv-clamp pv-breaks" />
        </div>
        {card === "small" && image !== null && (
          <CardImage src={image} className="telegram-thumb" style={{ aspectRatio: thumbRatio(preview) }} />
        )}
      </div>
      {large !== null && <Photo preview={preview} image={large} />}
    </div>
  );
}

function TelegramRow({ text, className }: { readonly text: string | null; readonly className: string }) {
  return (
    <Row text={text} className={className}>
      {text !== null && <EmojiText text={text} />}
    </Row>
  );
}

function Photo({ preview: { details }, image }: { readonly preview: Preview; readonly image: string }) {
  const ratio = aspectRatio({ width: details.imageWidth, height: details.imageHeight });
  return <CardImage src={image} className="telegram-photo" style={{ aspectRatio: ratio }} />;
}

/** A square, narrower for a portrait image. */
function thumbRatio({ details: { imageWidth, imageHeight } }: Preview): number {
  if (imageWidth === null || imageHeight === null || imageHeight <= 0) return 1;
  return Math.min(1, imageWidth / imageHeight);
}

/** Line counts of both devices; the sheet picks one. */
function lineCounts(preview: Preview): CSSProperties & Record<`--${string}`, number> {
  const columns = preview.card === "small" ? TELEGRAM_TEXT.besideThumb : TELEGRAM_TEXT.fullWidth;
  const desktop = telegramLines(preview, columns.desktop);
  const phone = telegramLines(preview, columns.phone);
  return {
    "--desktop-text-lines": desktop.text,
    "--desktop-description-lines": desktop.description,
    "--phone-text-lines": phone.text,
    "--phone-description-lines": phone.description,
  };
}

export interface TelegramLines {
  /** Lines left to the description, 0 when it has none. */
  readonly description: number;
  /** Lines the text fills, 1 to 5: so many is the thumb tall. */
  readonly text: number;
}

/** How Telegram shares its five lines of text, estimated by the width of a line; the client measures its own letters. */
export function telegramLines(preview: Preview, columnsPerLine: number): TelegramLines {
  const { linesMax, titleLinesMax } = TELEGRAM_TEXT;
  const site = preview.site_name === null ? 0 : 1;
  const title = Math.min(titleLinesMax, linesOf(preview.title, columnsPerLine));
  const description = Math.min(linesMax - site - title, linesOf(preview.description, columnsPerLine));
  return { description, text: Math.max(1, site + title + description) };
}

function linesOf(text: string | null, columnsPerLine: number): number {
  if (text === null) return 0;
  return text
    .split("\n")
    .reduce((lines, part) => lines + Math.max(1, Math.ceil(width(part) / columnsPerLine)), 0);
}

function width(text: string): number {
  let used = 0;
  for (const grapheme of graphemes(text)) used += columns(grapheme);
  return used;
}
