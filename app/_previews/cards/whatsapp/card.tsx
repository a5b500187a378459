import { CheckCheck, Link } from "lucide-react";
import type { Card, Preview } from "@/lib/inspect/platforms/platform";
import type { CardDesign, Sheet } from "../../card/card-design";
import { CardImage } from "../../card/card-image";
import { Host, messageLink, Row } from "../../card/card-parts";
import { SAMPLE_POST } from "../../card/card-text.data";
import "./card.css";

const OG_IMAGE = "https://github.com/nuxt-modules/og-image";

/** The numbers, colors and font of the whatsapp card, with the recreations they were read from. */
const SHEET: Sheet = {
  face: `"Segoe UI", Roboto, "Helvetica Neue", Helvetica, Arial`,
  type: {
    message: "400 15px/19px",
    "large-title": "600 15px/19px",
    title: "600 14px/18px",
    description: "400 13px/17px",
    host: "400 12px/16px",
    time: "400 11px/16px",
  },
  size: {
    "frame-width": 560,
    "pad-block": 24,
    "pad-inline": 20,
    "bubble-width": 336,
    radius: 7.5,
    shadow: "0 1px 0.5px rgba(11, 20, 26, 0.13)",
    inset: 3,
    "block-radius": 6,
    ratio: "1.91 / 1",
    "large-pad": "8px 10px 10px",
    "small-pad": "8px 10px",
    "row-above": 2,
    "thumb-size": 80,
    "link-icon": 12,
    "message-pad": "5px 6px 4px 7px",
    "tick-icon": 16,
    "tail-width": 8,
    "tail-height": 13,
  },
  lines: { "large-title": 2, title: 2, description: 2, "small-description": 1 },
  phone: { size: { "frame-width": 390, "bubble-width": 300, "pad-inline": 14, "pad-block": 12 } },
  light: {
    back: "#f5f1eb",
    out: "#d9fdd3",
    over: "rgba(0, 0, 0, 0.05)",
    text: "#0a0a0a",
    muted: "rgba(0, 0, 0, 0.6)",
    link: "#1b8755",
    tick: "#007bfc",
    ph: "rgba(0, 0, 0, 0.08)",
  },
  dark: {
    back: "#161717",
    out: "#144d37",
    over: "rgba(0, 0, 0, 0.2)",
    text: "#fafafa",
    muted: "rgba(255, 255, 255, 0.6)",
    link: "#21c063",
    tick: "#53bdeb",
    ph: "rgba(255, 255, 255, 0.1)",
  },
  sources: [
    {
      label: "documented",
      source: "https://developers.facebook.com/documentation/business-messaging/whatsapp/link-previews/",
      covers: "bold title of at most two lines, small card beside a square image",
    },
    { label: "observed", source: OG_IMAGE, covers: "thumbnail, link sign before the host" },
    { label: "assumed", source: null, covers: "bubble width, inset, tint over the green bubble" },
  ],
};

/** A bubble of one's own: the preview first, then the message with the link. */
export const whatsapp: CardDesign = {
  sheet: SHEET,
  draw: (preview, card) => (
    <div className="whatsapp-wall">
      <div className="whatsapp-bubble">
        {card !== "none" && <Block preview={preview} card={card} />}
        <div className="whatsapp-message">
          <Host className="whatsapp-link pv-wrap" text={messageLink(preview)} />
          <div className="whatsapp-meta">
            <Host text={SAMPLE_POST.time} />
            <CheckCheck className="pv-icon" strokeWidth={1.75} />
          </div>
        </div>
      </div>
    </div>
  ),
};

function Block({ preview, card }: { readonly preview: Preview; readonly card: Card }) {
  const image = card === "text" ? null : preview.image;
  const shape = image === null ? "text-only" : card;
  return (
    <div className={`whatsapp-block whatsapp-${shape}`}>
      {image !== null && <CardImage src={image} className="whatsapp-image" />}
      <div className="whatsapp-rows">
        <Row text={preview.title} className="whatsapp-title pv-clamp" />
        <Row text={preview.description} className="whatsapp-description pv-clamp" />
        <div className="whatsapp-host">
          <Link className="pv-icon" strokeWidth={1.75} />
          <Host className="pv-line" text={preview.domain} />
        </div>
      </div>
    </div>
  );
}
