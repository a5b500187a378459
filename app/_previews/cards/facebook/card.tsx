import { Forward, Globe, MessageCircle, ThumbsUp } from "lucide-react";
import type { Card, Preview } from "@/lib/inspect/platforms/platform";
import type { CardDesign } from "../../card/card-design";
import { SHEET } from "./sheet.data";
import "./card.css";
import { CardImage } from "../../card/card-image";
import { Avatar, Host, Row } from "../../card/card-parts";
import { SAMPLE_POST } from "../../card/card-text.data";

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
              <Host text={SAMPLE_POST.time} /> · <Globe className="pv-icon" strokeWidth={1.75} />
            </div>
          </div>
        </div>
        <div className="facebook-text pv-wrap">
          {SAMPLE_POST.message} <Host className="facebook-link" text={preview.domain} />
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
