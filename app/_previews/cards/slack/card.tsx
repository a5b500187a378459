import { ChevronDown } from "lucide-react";
import type { CSSProperties } from "react";
import type { Card, Preview } from "@/lib/inspect/platforms/platform";
import type { CardDesign } from "../../card/card-design";
import { CardImage, fitBox } from "../../card/card-image";
import { Avatar, Host, Row, SiteIcon } from "../../card/card-parts";
import { SAMPLE_POST } from "../../card/card-text.data";
import { IMAGE_BOX, SHEET } from "./sheet.data";
import "./card.css";

/** A message with an unfurl: bar, site, title, text, two fields, and the image below or a thumbnail beside. */
export const slack: CardDesign = {
  sheet: SHEET,
  draw: (preview, card) => (
    <div className="slack-message">
      <Avatar />
      <div className="slack-column">
        <div>
          <span className="slack-name">{SAMPLE_POST.name}</span>{" "}
          <Host className="slack-time" text={SAMPLE_POST.time} />
        </div>
        <div className="slack-text pv-wrap">
          {SAMPLE_POST.message} <Host className="slack-link" text={`https://${preview.domain}`} />
        </div>
        {card !== "none" && <Unfurl preview={preview} card={card} />}
      </div>
    </div>
  ),
};

function Unfurl({ preview, card }: { readonly preview: Preview; readonly card: Card }) {
  return (
    <div className="slack-unfurl">
      <div className="slack-body">
        <div className="slack-site">
          <SiteIcon url={preview.favicon} />
          <Row text={preview.site_name ?? preview.domain} className="slack-site-name pv-line" />
        </div>
        <div className="slack-columns">
          <div className="slack-rows pv-titled">
            <Row text={preview.title} className="slack-title pv-title pv-wrap" />
            <Description preview={preview} folds={card === "large"} />
            <Fields preview={preview} />
          </div>
          {card === "small" && preview.image !== null && (
            <CardImage src={preview.image} className="slack-thumb" />
          )}
        </div>
        {card === "large" && preview.image !== null && (
          <CardImage src={preview.image} className="slack-image" style={imageBox(preview)} />
        )}
      </div>
    </div>
  );
}

function Description({ preview, folds }: { readonly preview: Preview; readonly folds: boolean }) {
  return (
    <>
      <Row text={preview.description} className="slack-description pv-clamp pv-breaks">
        {preview.description}
        {folds && <ChevronDown className="pv-icon slack-fold" strokeWidth={1.75} />}
      </Row>
      {preview.truncated.includes("description") && <div className="slack-more">{SAMPLE_POST.showMore}</div>}
    </>
  );
}

function Fields({ preview }: { readonly preview: Preview }) {
  const { fields } = preview.details;
  if (fields.length === 0) return null;
  return (
    <div className="slack-fields">
      {fields.map(({ label, value }) => (
        <div key={label}>
          <Row text={label} className="slack-label pv-wrap" />
          <Row text={value} className="slack-value pv-wrap" />
        </div>
      ))}
    </div>
  );
}

function imageBox({ details }: Preview): CSSProperties {
  const image = { width: details.imageWidth, height: details.imageHeight };
  const { width, height } = fitBox(image, IMAGE_BOX);
  return { width, aspectRatio: `${width} / ${height}` };
}
