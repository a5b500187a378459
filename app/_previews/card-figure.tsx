import { ImageOff } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import type { Card, PlatformName } from "@/lib/inspect/platforms/platform";
import "./card.css";
import { caption } from "./caption";
import type { CardProps } from "./card";
import { ImageGate } from "./image-gate";
import { sheetCss } from "./sheet-css";
import { PANEL, PLATFORM_LABELS } from "./texts.data";

interface CardFigureProps extends CardProps {
  readonly platform: PlatformName;
  readonly style?: CSSProperties;
  /** Draws the card in this variant. */
  draw(card: Card): ReactNode;
}

/** The figure that every card is: its sheet, its drawing, and a caption that says the same in words. */
export function CardFigure({ platform, preview, theme, view, style, draw }: CardFigureProps) {
  return (
    <figure
      className={`pv pv-${platform}`}
      data-theme={theme ?? "auto"}
      data-view={view ?? "auto"}
      data-card={preview.card}
      style={style}
    >
      <style href={`pv-${platform}`} precedence="cards">
        {sheetCss(platform)}
      </style>
      {hasImage(preview) ? (
        <ImageGate
          key={preview.image ?? preview.details.gallery[0]}
          kind="image"
          fallback={<FailedDrawing platform={platform} preview={preview} draw={draw} />}
        >
          <Drawing words={caption({ platform, preview, card: preview.card })}>{draw(preview.card)}</Drawing>
        </ImageGate>
      ) : (
        <Drawing words={caption({ platform, preview, card: preview.card })}>{draw(preview.card)}</Drawing>
      )}
    </figure>
  );
}

function hasImage({ card, image, details }: CardProps["preview"]): boolean {
  return (card === "large" || card === "small") && (image !== null || details.gallery.length > 0);
}

function FailedDrawing({ platform, preview, draw }: Pick<CardFigureProps, "platform" | "preview" | "draw">) {
  return (
    <>
      <Drawing words={caption({ platform, preview, card: "text", failed: true })}>{draw("text")}</Drawing>
      <div className="pv-failed">
        <ImageOff aria-hidden className="pv-failed-icon" strokeWidth={1.75} />
        {PANEL.imageFailed(PLATFORM_LABELS[platform])}
      </div>
    </>
  );
}

/**
 * The drawing is a picture of a page, in the platform's own contrast and with nothing in it that does anything:
 * readers of the screen get the caption in its place.
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
