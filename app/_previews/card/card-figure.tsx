import { ImageOff } from "lucide-react";
import type { ReactNode } from "react";
import type { Preview } from "@/lib/inspect/platforms/platform";
import type { PlatformCard } from "./card-design";
import "./card.css";
import { caption } from "./caption";
import { CAPTION } from "./card-text.data";
import { ImageFallback } from "./image-fallback";
import { sheetCss } from "./sheet-css";

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

/** What every card takes. Without a theme or a view the card follows whatever stands around it. */
export interface CardProps {
  readonly preview: Preview;
  readonly theme?: CardTheme;
  readonly view?: CardView;
}
