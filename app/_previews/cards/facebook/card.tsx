import { Forward, Globe, MessageCircle, ThumbsUp } from "lucide-react";
import type { Card, Preview } from "@/lib/inspect/platforms/platform";
import type { CardDesign, Sheet } from "../../card/card-design";
import { CardImage } from "../../card/card-image";
import { Avatar, Host, messageLink, Row } from "../../card/card-parts";
import { SAMPLE_POST } from "../../card/card-text.data";
import "./card.css";

const JETPACK = "https://github.com/Automattic/jetpack";
const KIRBY_SEO = "https://github.com/tobimori/kirby-seo";
const OG_IMAGE = "https://github.com/nuxt-modules/og-image";

/** The numbers, colors and font of the facebook card, with the recreations they were read from. */
const SHEET: Sheet = {
  face: `system-ui, -apple-system, BlinkMacSystemFont, ".SFNSText-Regular", "Segoe UI Historic", "Segoe UI", Helvetica, Arial`,
  type: {
    name: "600 15px/20px",
    time: "400 13px/16px",
    text: "400 15px/20px",
    host: "400 13px/16px",
    title: "600 15px/20px",
    description: "400 14px/20px",
    action: "600 15px/20px",
  },
  size: {
    "frame-width": 500,
    "frame-pad": 16,
    radius: 8,
    shadow: "0 1px 2px rgba(0, 0, 0, 0.2)",
    "head-pad": "12px 16px",
    "avatar-size": 40,
    "avatar-gap": 8,
    "globe-icon": 12,
    "text-pad": "0 16px 16px",
    ratio: "1.91 / 1",
    "foot-pad": "12px 16px",
    "title-above": 4,
    "description-above": 2,
    // A title of two lines leaves the description no room: two title lines and the gap.
    "rows-height": 42,
    "thumb-size": 140,
    "action-height": 42,
    "action-icon": 20,
    "label-display": "inline",
    "count-display": "none",
    "host-case": "none",
    "description-display": "-webkit-box",
  },
  lines: { title: 2, description: 1, "small-description": 2 },
  phone: {
    size: {
      "frame-width": 390,
      "frame-pad": 0,
      radius: 0,
      "thumb-size": 112,
      "label-display": "none",
      "count-display": "inline",
    },
    lines: { "small-description": 1 },
  },
  light: {
    back: "#f2f4f7",
    card: "#ffffff",
    foot: "#f0f2f5",
    text: "#080809",
    muted: "#65686c",
    line: "#d0d3d7",
    link: "#0064d1",
    ph: "#e4e6eb",
    avatar: "#d6336c",
    "avatar-text": "#ffffff",
  },
  dark: {
    back: "#1c1c1d",
    card: "#242526",
    foot: "#363638",
    text: "#e4e6eb",
    muted: "#b0b3b8",
    line: "#3e4042",
    link: "#5aa7ff",
    ph: "#3a3b3c",
    avatar: "#d6336c",
    "avatar-text": "#ffffff",
  },
  sources: [
    { label: "observed", source: JETPACK, covers: "rows, post frame, host in lower case" },
    { label: "observed", source: OG_IMAGE, covers: "width, one line of description" },
    { label: "observed", source: KIRBY_SEO, covers: "text block, dark colours" },
    { label: "assumed", source: null, covers: "phone square, dark feed and link" },
  ],
};

const ACTIONS = [
  { Icon: ThumbsUp, label: SAMPLE_POST.like, count: SAMPLE_POST.counts.likes },
  { Icon: MessageCircle, label: SAMPLE_POST.comment, count: SAMPLE_POST.counts.comments },
  { Icon: Forward, label: SAMPLE_POST.share, count: SAMPLE_POST.counts.shares },
];

/** A post: image above the grey text block, or a square beside it, or the block alone. */
export const facebook: CardDesign = {
  sheet: SHEET,
  draw: (preview, card) => (
    <div className="facebook-frame">
      <div className="facebook-post">
        <div className="facebook-head">
          <Avatar />
          <div>
            <div className="facebook-name">{SAMPLE_POST.name}</div>
            <div className="facebook-time">
              <Host text={SAMPLE_POST.ago} /> · <Globe className="pv-icon" strokeWidth={1.75} />
            </div>
          </div>
        </div>
        <div className="facebook-text pv-wrap">
          {SAMPLE_POST.message} <Host className="facebook-link" text={messageLink(preview)} />
        </div>
        <Attachment preview={preview} card={card} />
        <div className="facebook-actions">
          {ACTIONS.map(({ Icon, label, count }) => (
            <div key={label} className="facebook-action">
              <Icon className="pv-icon" strokeWidth={1.75} />
              <span className="facebook-label">{label}</span>
              <span className="facebook-count">{count}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  ),
};

function Attachment({ preview, card }: { readonly preview: Preview; readonly card: Card }) {
  if (card === "none") return null;
  const image = card === "text" ? null : preview.image;
  return (
    <div className={`facebook-card facebook-${image === null ? "text-only" : card}`}>
      {image !== null && <CardImage src={image} className="facebook-image" />}
      <div className="facebook-foot">
        <Host className="facebook-host pv-line" text={preview.domain} />
        <div className="facebook-rows pv-titled">
          <Row text={preview.title} className="facebook-title pv-title pv-clamp" />
          <Row text={preview.description} className="facebook-description pv-clamp" />
        </div>
      </div>
    </div>
  );
}
