import type { CSSProperties } from "react";
import { PLATFORM_NAMES, recordOf } from "@/lib/inspect/platforms/names";
import type { Preview, Previews } from "@/lib/inspect/platforms/platform";
import { isPublicUrl } from "@/lib/inspect/url/url-policy";

interface CardImageProps {
  readonly src: string;
  readonly className: string;
  readonly style?: CSSProperties;
  /** A missing icon is drawn as a sign; only a missing image changes the card. */
  readonly kind?: "image" | "icon";
}

/** An image of the checked page in a box that is there before the file arrives. The card's caption speaks for it. */
export function CardImage({ src, className, style, kind = "image" }: CardImageProps) {
  return (
    <div className={`pv-card-image ${className}`} style={style}>
      {/* biome-ignore lint/performance/noImgElement: the file is another site's and is shown as its server sends it. */}
      <img
        src={src}
        alt=""
        data-pv={kind}
        referrerPolicy="no-referrer"
        loading="lazy"
        decoding="async"
        draggable={false}
      />
    </div>
  );
}

/** The size assumed for an image of unknown size: the usual one for social images. */
const USUAL_SIZE = { width: 1200, height: 630 };

interface Size {
  readonly width: number | null;
  readonly height: number | null;
}

interface Limits {
  readonly widthPxMax: number;
  readonly heightPxMax: number;
}

/**
 * The box in px of an image that keeps its ratio inside both limits and is never enlarged.
 * An image of unknown size gets the usual social ratio, so that its box is there before the file arrives.
 */
export function fitBox(image: Size, { widthPxMax, heightPxMax }: Limits): { width: number; height: number } {
  const { width, height } = known(image) ?? USUAL_SIZE;
  const scale = Math.min(1, widthPxMax / width, heightPxMax / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The ratio as CSS writes it, for a box whose width is the card's. */
export function aspectRatio(image: Size): string {
  const { width, height } = known(image) ?? USUAL_SIZE;
  return `${width} / ${height}`;
}

function known({ width, height }: Size): { width: number; height: number } | null {
  return width !== null && height !== null && width > 0 && height > 0 ? { width, height } : null;
}

/**
 * The previews without the images that a visitor's browser must not load: those on private hosts, which would let a
 * checked page reach into the visitor's own network. `allowedOrigins` are the private ones that the operator allows.
 */
export function publicPreviews(previews: Previews, allowedOrigins: readonly string[]): Previews {
  return recordOf(PLATFORM_NAMES, (name) => publicPreview(previews[name], allowedOrigins));
}

function publicPreview(preview: Preview, allowedOrigins: readonly string[]): Preview {
  const isShown = (url: string) => isPublicUrl(url, allowedOrigins);
  const shown = (url: string | null) => (url !== null && isShown(url) ? url : null);
  const { image, favicon, details } = preview;
  return {
    ...preview,
    image: shown(image),
    favicon: shown(favicon),
    details: { ...details, gallery: details.gallery.filter(isShown) },
  };
}
