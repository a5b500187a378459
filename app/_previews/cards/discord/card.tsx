import type { CSSProperties } from "react";
import type { Card, Preview } from "@/lib/inspect/platforms/platform";
import type { CardDesign } from "../../card/card-design";
import { CardImage, fitBox } from "../../card/card-image";
import { Avatar, EmojiText, Host, Row } from "../../card/card-parts";
import { SAMPLE_POST } from "../../card/card-text.data";
import { ImageFallback } from "../../card/image-fallback";
import { IMAGE_BOX, SHEET, THUMB_BOX } from "./sheet.data";
import "./card.css";

/** A message with an embed: bar, site, title, text, and the image below or a thumbnail beside. */
export const discord: CardDesign = {
  sheet: SHEET,
  draw: (preview, card) => (
    <div className="discord-message">
      <Avatar />
      <div className="discord-column">
        <div>
          <span className="discord-name">{SAMPLE_POST.name}</span>{" "}
          <Host className="discord-time" text={SAMPLE_POST.time} />
        </div>
        <div className="discord-text pv-wrap">
          {SAMPLE_POST.message} <Host className="discord-link" text={`https://${preview.domain}`} />
        </div>
        {card !== "none" && <Embed preview={preview} card={card} />}
      </div>
    </div>
  ),
};

function Embed({ preview, card }: { readonly preview: Preview; readonly card: Card }) {
  const { accent, author } = preview.details;
  return (
    <div
      className={`discord-embed ${card === "large" ? "discord-with-image" : ""}`}
      style={accent === null ? undefined : { borderLeftColor: accent }}
    >
      <div className="discord-rows pv-titled">
        <DiscordRow text={preview.site_name} className="discord-provider" />
        <DiscordRow text={author} className="discord-author" />
        <DiscordRow text={preview.title} className="discord-title pv-title pv-clamp" />
        <DiscordRow text={preview.description} className="discord-description pv-clamp pv-breaks" />
        {card === "large" && <Media preview={preview} />}
      </div>
      {card === "small" && preview.image !== null && (
        <CardImage src={preview.image} className="discord-thumb" style={boxStyle(preview, THUMB_BOX)} />
      )}
    </div>
  );
}

function DiscordRow({ text, className }: { readonly text: string | null; readonly className: string }) {
  return (
    <Row text={text} className={`discord-row ${className}`}>
      {text !== null && <EmojiText text={text} />}
    </Row>
  );
}

function Media({ preview }: { readonly preview: Preview }) {
  const { gallery } = preview.details;
  if (gallery.length < 2) {
    if (preview.image === null) return null;
    return <CardImage src={preview.image} className="discord-image" style={boxStyle(preview, IMAGE_BOX)} />;
  }
  return (
    <div className="discord-gallery" data-images={gallery.length}>
      {gallery.map((src) => (
        <ImageFallback key={src} kind="icon" fallback={null}>
          <CardImage src={src} kind="icon" className="discord-tile" />
        </ImageFallback>
      ))}
    </div>
  );
}

function boxStyle({ details }: Preview, limits: Parameters<typeof fitBox>[1]): CSSProperties {
  const { width, height } = fitBox({ width: details.imageWidth, height: details.imageHeight }, limits);
  return { width, aspectRatio: `${width} / ${height}` };
}
