import { Bookmark, ChartNoAxesColumn, FileText, Heart, MessageCircle, Repeat2, Share } from "lucide-react";
import type { Card, Preview } from "@/lib/inspect/platforms/platform";
import type { CardDesign } from "../../card/card-design";
import { SHEET, X_LINK_CHARACTERS_MAX } from "./sheet.data";
import "./card.css";
import { CardImage } from "../../card/card-image";
import { Avatar, Host, Row } from "../../card/card-parts";
import { SAMPLE_POST } from "../../card/card-text.data";

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
          <Host text={`${SAMPLE_POST.handle} · ${SAMPLE_POST.time}`} />
        </div>
        <div className="x-text pv-wrap">
          {SAMPLE_POST.message}{" "}
          {card === "none" && <Host className="x-link" text={shortLink(preview.domain)} />}
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

function shortLink(domain: string): string {
  const characters = [...domain];
  if (characters.length <= X_LINK_CHARACTERS_MAX) return domain;
  return `${characters.slice(0, X_LINK_CHARACTERS_MAX).join("")}…`;
}
