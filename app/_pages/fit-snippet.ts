import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { type Cut, cutText } from "@/lib/inspect/platforms/text/text-cut";

/** Whole sentences shorter than this leave too much space empty. */
const SENTENCES_CHARACTERS_MIN = 80;

/** As much of a text as a Google result shows: whole sentences if they fill it, otherwise the start. */
export function fitSnippet(text: string): string {
  const cuts = cutsOf(PLATFORMS.google.limits.description.value);
  const sentences = text.split(/(?<=[.!?])\s+/);
  const starts = sentences.map((_, index) => sentences.slice(0, sentences.length - index).join(" "));
  const whole = starts.find((start) => cutText(start, cuts).cutAt === null);
  return whole !== undefined && whole.length >= SENTENCES_CHARACTERS_MIN ? whole : cutText(text, cuts).text;
}

/** The title followed by the site's name, if Google shows both in full. */
export function fitTitle(title: string, siteName: string): string {
  const whole = `${title} · ${siteName}`;
  return cutText(whole, cutsOf(PLATFORMS.google.limits.title.value)).cutAt === null ? whole : title;
}

function cutsOf(cut: Cut | null): readonly Cut[] {
  return cut === null ? [] : [cut];
}
