import { CheckCheck } from "lucide-react";
import type { CSSProperties } from "react";
import type { Card, Preview } from "@/lib/inspect/platforms/platform";
import { graphemes } from "@/lib/inspect/platforms/text/graphemes";
import { columns } from "@/lib/inspect/platforms/text/text-width";
import type { CardDesign } from "../../card/card-design";
import { aspectRatio, CardImage } from "../../card/card-image";
import { EmojiText, Host, Row } from "../../card/card-parts";
import { SAMPLE_POST } from "../../card/card-text.data";
import { SHEET, TELEGRAM_TEXT } from "./sheet.data";
import "./card.css";

/** A bubble of one's own: the link, then a quoted box of at most five lines with the image below or a thumb beside. */
export const telegram: CardDesign = {
  sheet: SHEET,
  style: lineCounts,
  draw: (preview, card) => (
    <div className="telegram-wall">
      <div className="telegram-bubble">
        <Host className="telegram-link pv-wrap" text={`https://${preview.domain}`} />
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
