import { CheckCheck, Link } from "lucide-react";
import type { Card, Preview } from "@/lib/inspect/platforms/platform";
import type { CardDesign } from "../../card/card-design";
import { SHEET } from "./sheet.data";
import "./card.css";
import { CardImage } from "../../card/card-image";
import { Host, Row } from "../../card/card-parts";
import { SAMPLE_POST } from "../../card/card-text.data";

/** A bubble of one's own: the preview first, then the message with the link. */
export const whatsapp: CardDesign = {
  sheet: SHEET,
  draw: (preview, card) => (
    <div className="whatsapp-wall">
      <div className="whatsapp-bubble">
        {card !== "none" && <Block preview={preview} card={card} />}
        <div className="whatsapp-message">
          <Host className="whatsapp-link pv-wrap" text={`https://${preview.domain}`} />
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
