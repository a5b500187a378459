import { EllipsisVertical, Search, SearchX } from "lucide-react";
import type { Card, Preview } from "@/lib/inspect/platforms/platform";
import type { CardDesign } from "../../card/card-design";
import { CardImage } from "../../card/card-image";
import { Host, Row, SiteIcon } from "../../card/card-parts";
import { GOOGLE_TEXT, SAMPLE_POST } from "../../card/card-text.data";
import { SHEET } from "./sheet.data";
import "./card.css";

/** A search result: icon and name, URL, title, snippet, sometimes a small image. */
export const google: CardDesign = {
  sheet: SHEET,
  draw: (preview, card) => (
    <div className="google">
      <div className="google-query">
        <span className="pv-line">{SAMPLE_POST.query}</span>
        <Search className="pv-icon" strokeWidth={1.75} />
      </div>
      {card === "none" ? <NoResult reason={preview.reason} /> : <Result preview={preview} card={card} />}
    </div>
  ),
};

function Result({ preview, card }: { readonly preview: Preview; readonly card: Card }) {
  const withThumb = (card === "large" || card === "small") && preview.image !== null;
  return (
    <div className="google-result pv-titled">
      <div className="google-head">
        <div className="google-badge">
          <SiteIcon url={preview.favicon} />
        </div>
        <div className="google-names">
          <Row text={preview.site_name ?? preview.domain} className="google-name pv-line" />
          <Address preview={preview} />
        </div>
        <EllipsisVertical className="pv-icon google-kebab" strokeWidth={1.75} />
      </div>
      <Row text={preview.title} className="google-title pv-title pv-clamp" />
      <div className="google-columns">
        {preview.details.withheld === null ? (
          <Row text={preview.description} className="google-text pv-clamp" />
        ) : (
          <div className="google-note pv-wrap">{preview.details.withheld}</div>
        )}
        {withThumb && preview.image !== null && <CardImage src={preview.image} className="google-thumb" />}
      </div>
    </div>
  );
}

/** On a desktop the path follows the host as crumbs, with only the last kept when there are many; a phone shows the host alone. */
function Address({ preview }: { readonly preview: Preview }) {
  const [host = preview.domain, ...path] = preview.details.crumbs;
  const shown = path.length > 2 ? ["…", ...path.slice(-1)] : path;
  return (
    <>
      <Host className="google-url google-desktop pv-line" text={[`https://${host}`, ...shown].join(" › ")} />
      <Host className="google-url google-phone pv-line" text={preview.domain} />
    </>
  );
}

function NoResult({ reason }: { readonly reason: string | null }) {
  return (
    <div className="google-empty">
      <SearchX className="pv-icon" strokeWidth={1.75} />
      <div className="pv-wrap">{reason ?? GOOGLE_TEXT.notShown}</div>
    </div>
  );
}
