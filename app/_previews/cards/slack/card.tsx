import { ChevronDown } from "lucide-react";
import type { CSSProperties } from "react";
import type { Card, Preview } from "@/lib/inspect/platforms/platform";
import { graphemes } from "@/lib/inspect/platforms/text/graphemes";
import type { CardDesign, Sheet } from "../../card/card-design";
import { CardImage, fitBox } from "../../card/card-image";
import { Avatar, Host, messageLink, Row, SiteIcon } from "../../card/card-parts";
import { SAMPLE_POST } from "../../card/card-text.data";
import "./card.css";

const KIRBY_SEO = "https://github.com/tobimori/kirby-seo";
const OG_IMAGE = "https://github.com/nuxt-modules/og-image";

/** The numbers, colors and font of the slack card, with the recreations they were read from. */
const SHEET: Sheet = {
  face: `"Slack-Lato", Lato, "Helvetica Neue", Helvetica, Arial`,
  type: {
    name: "900 15px/22px",
    time: "400 12px/18px",
    text: "400 15px/22px",
    site: "700 15px/22px",
    title: "700 15px/22px",
    description: "400 15px/22px",
    label: "700 15px/22px",
  },
  size: {
    "frame-width": 640,
    "pad-block": 8,
    "pad-inline": 20,
    "avatar-size": 36,
    "avatar-radius": 6,
    "avatar-gap": 8,
    "time-gap": 8,
    "card-above": 4,
    "card-width": 520,
    bar: 4,
    "bar-radius": 8,
    "bar-gap": 12,
    "site-icon": 16,
    "site-icon-radius": 3,
    "site-gap": 8,
    "fields-above": 8,
    "media-above": 8,
    "media-radius": 8,
    hairline: "inset 0 0 0 1px rgba(0, 0, 0, 0.1)",
    "thumb-size": 75,
    "thumb-gap": 16,
    "thumb-radius": 8,
    "fold-icon": 14,
  },
  lines: { description: 5 },
  phone: { size: { "frame-width": 390, "pad-inline": 16 } },
  light: {
    back: "#ffffff",
    text: "#1d1c1d",
    muted: "#616061",
    link: "#1264a3",
    bar: "#dddddd",
    ph: "#f8f8f8",
    avatar: "#4a5fc1",
    "avatar-text": "#ffffff",
  },
  dark: {
    back: "#1a1d21",
    text: "#d1d2d3",
    muted: "#ababad",
    link: "#1d9bd1",
    bar: "#4a4b4d",
    ph: "#222529",
    avatar: "#4a5fc1",
    "avatar-text": "#ffffff",
  },
  sources: [
    { label: "observed", source: KIRBY_SEO, covers: "widths, type sizes, bar, image box, light colours" },
    { label: "observed", source: OG_IMAGE, covers: "site row, dark background" },
    {
      label: "observed",
      source: "https://github.com/deco-sites/open-graph",
      covers: "image height, weight of the site row",
    },
    { label: "assumed", source: null, covers: "thumbnail, fields, lines of the description" },
  ],
};

/** The box of a large image, which keeps its own ratio. */
const IMAGE_BOX = { widthPxMax: 360, heightPxMax: 300 };

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
          {SAMPLE_POST.message} <Host className="slack-link" text={messageLink(preview)} />
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
        {folds ? <Folding text={preview.description ?? ""} /> : preview.description}
      </Row>
      {preview.truncated.includes("description") && <div className="slack-more">{SAMPLE_POST.showMore}</div>}
    </>
  );
}

/** Enough to find the last character, however many units it is made of. */
const END_UNITS = 40;

/** The text with the sign that folds it, which is never alone in a line. */
function Folding({ text }: { readonly text: string }) {
  const last = [...graphemes(text.slice(-END_UNITS))].at(-1) ?? "";
  return (
    <>
      {text.slice(0, text.length - last.length)}
      <span className="slack-end">
        {last}
        <ChevronDown className="pv-icon slack-fold" strokeWidth={1.75} />
      </span>
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
