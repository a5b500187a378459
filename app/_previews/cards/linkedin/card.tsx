import { Globe, MessageSquareText, Repeat2, Send, ThumbsUp } from "lucide-react";
import type { Card, Preview } from "@/lib/inspect/platforms/platform";
import type { CardDesign } from "../../card/card-design";
import { SHEET, SPONSORED_WIDTH_PX_MIN } from "./sheet.data";
import "./card.css";
import { Picture } from "../../card/card-image";
import { Avatar, Host, Row } from "../../card/card-parts";
import { CHROME } from "../../texts.data";

const ACTIONS = [
  { Icon: ThumbsUp, label: CHROME.like },
  { Icon: MessageSquareText, label: CHROME.comment },
  { Icon: Repeat2, label: CHROME.repost },
  { Icon: Send, label: CHROME.send },
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
          {CHROME.message} {card === "none" && <Host className="linkedin-link" text={preview.domain} />}
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
          <span className="linkedin-name">{CHROME.name}</span>{" "}
          <span className="linkedin-muted">• {CHROME.degree}</span>
        </div>
        <div className="linkedin-muted pv-line">{CHROME.headline}</div>
        <div className="linkedin-time linkedin-muted">
          {sponsored ? CHROME.promoted : <Host text={CHROME.time} />} •{" "}
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
      {image !== null && <Picture src={image} className="linkedin-image" />}
      <div className="linkedin-rows">
        <Row text={preview.title} className="linkedin-title pv-clamp" />
        <Host className="linkedin-host pv-line" text={preview.domain} />
      </div>
    </div>
  );
}
