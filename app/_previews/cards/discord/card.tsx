import type { CSSProperties } from "react";
import type { Card, Preview } from "@/lib/inspect/platforms/platform";
import type { CardDesign, Sheet } from "../../card/card-design";
import { CardImage, fitBox } from "../../card/card-image";
import { Avatar, EmojiText, Host, messageLink, Row } from "../../card/card-parts";
import { SAMPLE_POST } from "../../card/card-text.data";
import { ImageFallback } from "../../card/image-fallback";
import "./card.css";

/** The numbers, colors and font of the discord card, with the recreations they were read from. */
const SHEET: Sheet = {
  face: `"gg sans", "Noto Sans", "Helvetica Neue", Helvetica, Arial`,
  type: {
    name: "500 16px/22px",
    time: "400 12px/22px",
    text: "400 16px/22px",
    provider: "400 12px/16px",
    author: "600 14px/18px",
    title: "600 16px/22px",
    description: "400 14px/18px",
  },
  size: {
    "frame-width": 640,
    "pad-block": 16,
    "pad-inline": 16,
    "avatar-size": 40,
    "avatar-gap": 16,
    "time-gap": 8,
    "card-above": 8,
    // 516 of content, or an image of 400, and what is around them.
    "card-width": 549,
    "image-card-width": 433,
    radius: 4,
    bar: 4,
    "card-pad": "2px 16px 16px 12px",
    "row-above": 8,
    "media-above": 16,
    "media-radius": 4,
    "thumb-gap": 16,
    "thumb-above": 8,
    "gallery-width": 400,
    "gallery-ratio": "400 / 300",
    "gallery-gap": 4,
    emoji: 18,
  },
  lines: { title: 3, description: 20 },
  phone: { size: { "frame-width": 390 } },
  light: {
    back: "#fbfbfb",
    card: "#ffffff",
    line: "rgba(151, 151, 159, 0.28)",
    bar: "#d4d4d8",
    text: "#2e2e34",
    strong: "#28282d",
    soft: "#595a63",
    time: "#70717a",
    link: "#006dd4",
    ph: "#ececee",
    avatar: "#c2410c",
    "avatar-text": "#ffffff",
  },
  dark: {
    back: "#1a1a1e",
    card: "#242429",
    line: "rgba(151, 151, 159, 0.12)",
    bar: "#3b3b41",
    text: "#efeff1",
    strong: "#fbfbfb",
    soft: "#abacb2",
    time: "#81828a",
    link: "#4d96ee",
    ph: "#2c2d32",
    avatar: "#c2410c",
    "avatar-text": "#ffffff",
  },
  sources: [
    {
      label: "observed",
      source: "https://github.com/discordexperimenthub/datamining",
      covers: "row order, type sizes, radius, left-aligned text in every direction",
    },
    {
      label: "observed",
      source: "https://github.com/skyra-project/discord-components",
      covers: "avatar gutter, thumbnail box",
    },
    { label: "assumed", source: null, covers: "image height, light bar, phone width" },
  ],
};

/** The box of a large image, which keeps its own ratio. */
const IMAGE_BOX = { widthPxMax: 400, heightPxMax: 300 };

/** The box of an image beside the text. */
const THUMB_BOX = { widthPxMax: 80, heightPxMax: 80 };

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
          {SAMPLE_POST.message} <Host className="discord-link" text={messageLink(preview)} />
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
