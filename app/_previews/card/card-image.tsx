import type { CSSProperties } from "react";

interface CardImageProps {
  readonly src: string;
  readonly className: string;
  readonly style?: CSSProperties;
  /** A missing icon is drawn as a sign; only a missing image changes the card. */
  readonly kind?: "image" | "icon";
}

/** An image of the checked page in a box that stands before the file arrives. The card's caption speaks for it. */
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
