import { Globe, MessageSquareText, Repeat2, Send, ThumbsUp } from "lucide-react";
import type { Card, Preview } from "@/lib/inspect/platforms/platform";
import type { CardDesign, Sheet } from "../../card/card-design";
import { CardImage } from "../../card/card-image";
import { Avatar, Host, messageLink, Row } from "../../card/card-parts";
import { SAMPLE_POST } from "../../card/card-text.data";
import "./card.css";

const JETPACK = "https://github.com/Automattic/jetpack";
const OG_IMAGE = "https://github.com/nuxt-modules/og-image";

/** The numbers, colors and font of the linkedin card, with the recreations they were read from. */
const SHEET: Sheet = {
  face: `-apple-system, system-ui, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Ubuntu`,
  type: {
    name: "600 14px/20px",
    headline: "400 12px/16px",
    text: "400 14px/20px",
    title: "600 14px/18px",
    "large-title": "600 14px/20px",
    host: "400 12px/16px",
    action: "600 14px/20px",
  },
  size: {
    "frame-width": 555,
    "frame-pad": 16,
    radius: 8,
    "head-pad": "12px 16px 0",
    "avatar-size": 48,
    "avatar-gap": 8,
    "globe-icon": 12,
    "text-pad": "8px 16px 0",
    "inset-margin": 16,
    "inset-pad": 12,
    "inset-radius": 8,
    "thumb-width": 128,
    "thumb-height": 72,
    "thumb-radius": 8,
    "rows-pad": "8px 12px",
    "text-rows-pad": "0 4px",
    "host-above": 2,
    "large-above": 12,
    ratio: "1.91 / 1",
    "large-pad": "12px 16px",
    "action-pad": "4px 12px 8px",
    "action-height": 36,
    "action-icon": 18,
    "label-display": "inline",
  },
  lines: { title: 2 },
  phone: {
    size: {
      "frame-width": 390,
      "frame-pad": 0,
      radius: 0,
      "inset-margin": 12,
      "thumb-width": 112,
      "thumb-height": 63,
      "rows-pad": "4px 0 4px 12px",
      "label-display": "none",
    },
  },
  light: {
    back: "#f4f2ee",
    card: "#ffffff",
    text: "rgba(0, 0, 0, 0.9)",
    muted: "rgba(0, 0, 0, 0.6)",
    line: "rgba(0, 0, 0, 0.08)",
    link: "#0a66c2",
    ph: "#f3f2ef",
    avatar: "#0f766e",
    "avatar-text": "#ffffff",
  },
  dark: {
    back: "#000000",
    card: "#1b1f23",
    text: "rgba(255, 255, 255, 0.9)",
    muted: "rgba(255, 255, 255, 0.6)",
    line: "rgba(255, 255, 255, 0.15)",
    link: "#71b7fb",
    ph: "#293138",
    avatar: "#0f766e",
    "avatar-text": "#ffffff",
  },
  sources: [
    {
      label: "observed",
      source: "https://seoimnews.com/linkedin-shrinks-link-previews-for-organic-posts/",
      covers: "small thumbnail in ordinary posts",
    },
    { label: "observed", source: JETPACK, covers: "inset row, thumbnail, type sizes" },
    { label: "observed", source: OG_IMAGE, covers: "large card of sponsored posts, dark card" },
    { label: "assumed", source: null, covers: "phone thumbnail, dark text and lines" },
  ],
};

/** A narrower image stays a thumbnail even in a sponsored post. */
const SPONSORED_WIDTH_PX_MIN = 401;

const ACTIONS = [
  { Icon: ThumbsUp, label: SAMPLE_POST.like },
  { Icon: MessageSquareText, label: SAMPLE_POST.comment },
  { Icon: Repeat2, label: SAMPLE_POST.repost },
  { Icon: Send, label: SAMPLE_POST.send },
];

/** A post: a small thumbnail beside the title, or, in sponsored posts, the image above it. */
export const linkedin: CardDesign = {
  sheet: SHEET,
  sponsored: (preview) => {
    const { image, card, details } = preview;
    const wide = details.imageWidth === null || details.imageWidth >= SPONSORED_WIDTH_PX_MIN;
    return image !== null && card === "small" && wide ? { ...preview, card: "large" } : null;
  },
  draw: (preview, card) => (
    <div className="linkedin-frame">
      <div className="linkedin-post">
        <Sender sponsored={card === "large"} />
        <div className="linkedin-text pv-wrap">
          {SAMPLE_POST.message}{" "}
          {card === "none" && <Host className="linkedin-link" text={messageLink(preview)} />}
        </div>
        <PostCard preview={preview} card={card} />
        <div className="linkedin-actions">
          {ACTIONS.map(({ Icon, label }) => (
            <div key={label} className="linkedin-action">
              <Icon className="pv-icon" strokeWidth={1.75} />
              <span className="linkedin-label">{label}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  ),
};

function Sender({ sponsored }: { readonly sponsored: boolean }) {
  return (
    <div className="linkedin-head">
      <Avatar />
      <div>
        <div className="pv-line">
          <span className="linkedin-name">{SAMPLE_POST.name}</span>{" "}
          <span className="linkedin-muted">• {SAMPLE_POST.degree}</span>
        </div>
        <div className="linkedin-muted pv-line">{SAMPLE_POST.headline}</div>
        <div className="linkedin-time linkedin-muted">
          {sponsored ? SAMPLE_POST.promoted : <Host text={SAMPLE_POST.ago} />} •{" "}
          <Globe className="pv-icon" strokeWidth={1.75} />
        </div>
      </div>
    </div>
  );
}

function PostCard({ preview, card }: { readonly preview: Preview; readonly card: Card }) {
  if (card === "none") return null;
  const image = card === "text" ? null : preview.image;
  const shape = image === null ? "text-only" : card;
  return (
    <div className={`linkedin-card linkedin-${shape}`}>
      {image !== null && <CardImage src={image} className="linkedin-image" />}
      <div className="linkedin-rows">
        <Row text={preview.title} className="linkedin-title pv-clamp" />
        <Host className="linkedin-host pv-line" text={preview.domain} />
      </div>
    </div>
  );
}
