import { Globe, MessageSquareText, Repeat2, Send, ThumbsUp } from "lucide-react";
import type { Card, Preview } from "@/lib/inspect/platforms/platform";
import type { CardDesign } from "../../card/card-design";
import { SHEET, SPONSORED_WIDTH_PX_MIN } from "./sheet.data";
import "./card.css";
import { CardImage } from "../../card/card-image";
import { Avatar, Host, Row } from "../../card/card-parts";
import { SAMPLE_POST } from "../../card/card-text.data";

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
          {SAMPLE_POST.message} {card === "none" && <Host className="linkedin-link" text={preview.domain} />}
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
          {sponsored ? SAMPLE_POST.promoted : <Host text={SAMPLE_POST.time} />} •{" "}
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
