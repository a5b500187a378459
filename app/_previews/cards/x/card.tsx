import { Bookmark, ChartNoAxesColumn, FileText, Heart, MessageCircle, Repeat2, Share } from "lucide-react";
import type { Card, Preview } from "@/lib/inspect/platforms/platform";
import type { CardDesign, Sheet } from "../../card/card-design";
import { CardImage } from "../../card/card-image";
import { Avatar, Host, messageLink, Row } from "../../card/card-parts";
import { SAMPLE_POST } from "../../card/card-text.data";
import "./card.css";

const JETPACK = "https://github.com/Automattic/jetpack";

/** The numbers, colors and font of the x card, with the recreations they were read from. */
const SHEET: Sheet = {
  face: `-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Helvetica, Arial`,
  type: {
    name: "700 15px/20px",
    text: "400 15px/20px",
    pill: "400 13px/16px",
    from: "400 13px/16px",
    host: "400 15px/20px",
    title: "400 15px/20px",
    description: "400 15px/20px",
  },
  size: {
    "frame-width": 600,
    "card-width": 516,
    "pad-block": 12,
    "pad-inline": 16,
    "avatar-size": 40,
    "avatar-gap": 8,
    "card-above": 12,
    radius: 16,
    ratio: "2 / 1",
    "pill-inset": 12,
    "pill-radius": 4,
    "pill-pad": "2px 8px",
    "from-above": 4,
    "small-height": 130,
    "small-pad": 12,
    "small-gap": 2,
    "page-icon": 28,
    "actions-width": 425,
    "actions-above": 12,
    "action-icon": 18,
    "description-display": "-webkit-box",
  },
  lines: { title: 1, "title-alone": 2, description: 2 },
  phone: {
    size: {
      "frame-width": 393,
      "card-width": 329,
      "pad-inline": 12,
      "description-display": "none",
    },
    lines: { title: 2 },
  },
  light: {
    back: "#ffffff",
    text: "#0f1419",
    muted: "#536471",
    line: "#cfd9de",
    rule: "#eff3f4",
    link: "#1d9bf0",
    pill: "rgba(0, 0, 0, 0.77)",
    "pill-text": "#ffffff",
    ph: "#f7f9f9",
    avatar: "#7856ff",
    "avatar-text": "#ffffff",
  },
  dark: {
    back: "#000000",
    text: "#e7e9ea",
    muted: "#71767b",
    line: "#2f3336",
    rule: "#2f3336",
    link: "#1d9bf0",
    pill: "rgba(0, 0, 0, 0.77)",
    "pill-text": "#ffffff",
    ph: "#16181c",
    avatar: "#7856ff",
    "avatar-text": "#ffffff",
  },
  sources: [
    { label: "observed", source: JETPACK, covers: "large card, small card, action row" },
    { label: "observed", source: "https://github.com/vercel/react-tweet", covers: "post row, colours" },
    { label: "observed", source: "https://github.com/bennguyen-dev/snapog", covers: "title pill" },
    {
      label: "observed",
      source: "https://opengraph-check.com/en/blog/twitter-card-image-not-showing",
      covers: "grey square when the image is missing",
    },
    { label: "assumed", source: null, covers: "pill opacity, column width, phone rows" },
  ],
};

/** Characters of the bare link before the ellipsis. */
const X_LINK_CHARACTERS_MAX = 27;

const ACTIONS = [MessageCircle, Repeat2, Heart, ChartNoAxesColumn, Bookmark, Share];

/** A post: the large image with the title on it, or a square beside the text, or the bare link. */
export const x: CardDesign = {
  sheet: SHEET,
  draw: (preview, card) => (
    <div className="x-post">
      <Avatar />
      <div className="x-column">
        <div className="x-by pv-line">
          <span className="x-name">{SAMPLE_POST.name}</span>{" "}
          <Host text={`${SAMPLE_POST.handle} · ${SAMPLE_POST.ago}`} />
        </div>
        <div className="x-text pv-wrap">
          {SAMPLE_POST.message}{" "}
          {card === "none" && <Host className="x-link" text={shortLink(messageLink(preview))} />}
        </div>
        <PostCard preview={preview} card={card} />
        <div className="x-actions">
          {ACTIONS.map((Icon) => (
            <Icon key={Icon.displayName} className="pv-icon" strokeWidth={1.75} />
          ))}
        </div>
      </div>
    </div>
  ),
};

function PostCard({ preview, card }: { readonly preview: Preview; readonly card: Card }) {
  if (card === "none") return null;
  if (card === "large" && preview.image !== null)
    return <LargeCard preview={preview} image={preview.image} />;
  return <SmallCard preview={preview} image={card === "small" ? preview.image : null} />;
}

function LargeCard({ preview, image }: { readonly preview: Preview; readonly image: string }) {
  return (
    <div className="x-card">
      <div className="x-large">
        <CardImage src={image} className="x-image" />
        <Row text={preview.title} className="x-pill pv-line" />
      </div>
      <div className="x-from pv-line">
        {SAMPLE_POST.from} <Host text={preview.domain} />
      </div>
    </div>
  );
}

function SmallCard({ preview, image }: { readonly preview: Preview; readonly image: string | null }) {
  return (
    <div className="x-card x-small">
      {image === null ? (
        <div className="x-square x-page">
          <FileText className="pv-icon" strokeWidth={1.75} />
        </div>
      ) : (
        <CardImage src={image} className="x-square" />
      )}
      <div className="x-rows">
        <Host className="x-host pv-line" text={preview.domain} />
        <Row
          text={preview.title}
          className={`x-title pv-clamp ${preview.description === null ? "x-title-alone" : ""}`}
        />
        <Row text={preview.description} className="x-description pv-clamp" />
      </div>
    </div>
  );
}

/** X shows a link without its scheme and `www.`. */
function shortLink(link: string): string {
  const shown = link.replace(/^https?:\/\/(?:www\.)?/, "");
  const characters = [...shown];
  if (characters.length <= X_LINK_CHARACTERS_MAX) return shown;
  return `${characters.slice(0, X_LINK_CHARACTERS_MAX).join("")}…`;
}
