import { graphemes } from "@/lib/inspect/platforms/text/graphemes";

const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Regional_Indicator}/u;

/** Text in which whole emoji stand in spans, for platforms that draw them larger than the letters. */
export function EmojiText({ text }: { readonly text: string }) {
  if (!EMOJI.test(text)) return text;
  return splitEmoji(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place.
      <span key={index} className="pv-emoji">
        {part}
      </span>
    ),
  );
}

/** Letters and emoji in turn, beginning with letters; an emoji is a whole grapheme, however many characters it is made of. */
export function splitEmoji(text: string): readonly string[] {
  const parts = [""];
  for (const grapheme of graphemes(text)) {
    if (EMOJI.test(grapheme)) parts.push(grapheme, "");
    else parts[parts.length - 1] += grapheme;
  }
  return parts;
}
