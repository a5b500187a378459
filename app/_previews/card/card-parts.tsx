import { Globe } from "lucide-react";
import type { ReactNode } from "react";
import type { Preview } from "@/lib/inspect/platforms/platform";
import { graphemes } from "@/lib/inspect/platforms/text/graphemes";
import { CardImage } from "./card-image";
import { SAMPLE_POST } from "./card-text.data";
import { ImageFallback } from "./image-fallback";

interface RowProps {
  readonly text: string | null;
  readonly className: string;
  /** What is drawn of the text, when that is more than the text itself. */
  readonly children?: ReactNode;
}

/** One text row, in its own direction; a row without text leaves nothing behind. */
export function Row({ text, className, children }: RowProps) {
  if (text === null || text.trim() === "") return null;
  return (
    <div dir="auto" className={className}>
      {children ?? text}
    </div>
  );
}

/** The made-up sender's image: initials on a flat colour. */
export function Avatar() {
  return <div className="pv-avatar">{SAMPLE_POST.initials}</div>;
}

/** A host, handle or time: left to right in every language. */
export function Host({ text, className }: { readonly text: ReactNode; readonly className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {text}
    </bdi>
  );
}

const LINK_CHARACTERS_MAX = 240;

/** The page's link as it appears in a message: the whole URL, without the slash that ends a bare host. */
export function messageLink({ details: { link } }: Pick<Preview, "details">): string {
  const written = link.replace(/^(https?:\/\/[^/?#]+)\/$/, "$1");
  return written.length > LINK_CHARACTERS_MAX ? `${written.slice(0, LINK_CHARACTERS_MAX)}…` : written;
}

/** The page's icon, or a globe when it has none that loads. */
export function SiteIcon({ url }: { readonly url: string | null }) {
  const globe = <Globe className="pv-icon pv-site-icon" strokeWidth={1.75} />;
  if (url === null) return globe;
  return (
    <ImageFallback key={url} kind="icon" fallback={globe}>
      <CardImage src={url} kind="icon" className="pv-site-icon" />
    </ImageFallback>
  );
}

const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Regional_Indicator}/u;

/** Text in which whole emoji are in spans, for platforms that draw them larger than the letters. */
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
