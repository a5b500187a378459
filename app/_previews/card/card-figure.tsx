import { ImageOff } from "lucide-react";
import type { ReactNode } from "react";
import type { Listing } from "@/lib/inspect/platforms/names";
import type { Card, Preview } from "@/lib/inspect/platforms/platform";
import type { PlatformCard } from "./card-design";
import { CAPTION, CARD_WORDS } from "./card-text.data";
import { ImageFallback } from "./image-fallback";
import { sheetCss } from "./sheet-css";
import "./card.css";

interface CardFigureProps extends CardProps {
  readonly platform: PlatformCard;
}

/** The figure that every card is: its sheet, its drawing, and a caption that says the same in words. */
export function CardFigure({ platform, preview, theme, view }: CardFigureProps) {
  const { name, design } = platform;
  const drawing = (
    <Drawing words={caption({ platform, preview, card: preview.card })}>
      {design.draw(preview, preview.card)}
    </Drawing>
  );
  return (
    <figure
      className={`pv pv-${name}`}
      data-theme={theme ?? "auto"}
      data-view={view ?? "auto"}
      data-card={preview.card}
      style={design.style?.(preview)}
    >
      <style href={`pv-${name}`} precedence="cards">
        {sheetCss(name, design.sheet)}
      </style>
      {hasImage(preview) ? (
        <ImageFallback
          key={preview.image ?? preview.details.gallery[0]}
          kind="image"
          fallback={<FailedDrawing platform={platform} preview={preview} />}
        >
          {drawing}
        </ImageFallback>
      ) : (
        drawing
      )}
    </figure>
  );
}

function hasImage({ card, image, details }: CardProps["preview"]): boolean {
  return (card === "large" || card === "small") && (image !== null || details.gallery.length > 0);
}

function FailedDrawing({ platform, preview }: Pick<CardFigureProps, "platform" | "preview">) {
  return (
    <>
      <Drawing words={caption({ platform, preview, card: "text", failed: true })}>
        {platform.design.draw(preview, "text")}
      </Drawing>
      <div className="pv-failed">
        <ImageOff aria-hidden className="pv-failed-icon" strokeWidth={1.75} />
        {CAPTION.imageFailed(platform.label)}
      </div>
    </>
  );
}

/**
 * The drawing is an image of a page, in the platform's own contrast and with nothing in it that does anything:
 * assistive technology gets the caption instead.
 */
function Drawing({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <>
      <div aria-hidden aria-disabled className="pv-drawing">
        {children}
      </div>
      <figcaption dir="auto" className="sr-only">
        {words}
      </figcaption>
    </>
  );
}

export type CardTheme = "light" | "dark";
export type CardView = "desktop" | "phone";

/** What every card takes. Without a theme or a view the card follows whatever is around it. */
export interface CardProps {
  readonly preview: Preview;
  readonly theme?: CardTheme;
  readonly view?: CardView;
}

interface Drawn {
  readonly platform: Listing;
  readonly preview: Preview;
  readonly card: Card;
  readonly failed?: boolean;
}

/** What a drawn card shows, in words, for those who do not see it. */
function caption({ platform, preview, card, failed = false }: Drawn): string {
  const kind = `${platform.label}: ${CARD_WORDS[platform.kind][card]}.`;
  if (card === "none") return [kind, preview.reason, CAPTION.host(preview.domain)].filter(Boolean).join(" ");
  return [
    kind,
    preview.title === null ? CAPTION.untitled : CAPTION.titled(preview.title),
    preview.description === null ? null : CAPTION.described(preview.description),
    CAPTION.host(preview.domain),
    imageWords({ preview, card, failed }),
  ]
    .filter(Boolean)
    .join(" ");
}

function imageWords({ preview, card, failed }: Pick<Drawn, "preview" | "card" | "failed">): string {
  if (failed) return CAPTION.failed;
  if (preview.image === null || card === "text") return CAPTION.noImage;
  return preview.details.imageAlt === null ? CAPTION.image : CAPTION.imageAlt(preview.details.imageAlt);
}
