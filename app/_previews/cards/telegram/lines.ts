import type { Preview } from "@/lib/inspect/platforms/platform";
import { graphemes } from "@/lib/inspect/platforms/text/graphemes";
import { columns } from "@/lib/inspect/platforms/text/text-width";
import { TELEGRAM_TEXT } from "./sheet.data";

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
