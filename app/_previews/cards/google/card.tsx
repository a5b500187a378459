import { EllipsisVertical, Search, SearchX } from "lucide-react";
import type { Card, Preview } from "@/lib/inspect/platforms/platform";
import type { CardDesign, Sheet } from "../../card/card-design";
import { CardImage } from "../../card/card-image";
import { Host, Row, SiteIcon } from "../../card/card-parts";
import { GOOGLE_TEXT } from "../../card/card-text.data";
import "./card.css";

const JETPACK = "https://github.com/Automattic/jetpack";
const KIRBY_SEO = "https://github.com/tobimori/kirby-seo";

/** The numbers, colors and font of the google card, with the recreations they were read from. */
const SHEET: Sheet = {
  face: "Arial",
  type: {
    query: "400 16px/24px",
    name: "400 14px/20px",
    url: "400 12px/18px",
    title: "400 20px/26px",
    text: "400 14px/22px",
    note: "400 14px/20px",
  },
  size: {
    "frame-width": 652,
    "text-width": 600,
    "pad-block": 20,
    "pad-inline": 16,
    rule: 0,
    "badge-size": 28,
    "badge-icon": 18,
    "head-gap": 12,
    "title-above": 8,
    "title-below": 3,
    "thumb-size": 92,
    "thumb-gap": 20,
    "thumb-radius": 8,
    "query-height": 44,
    "query-below": 24,
    "empty-height": 120,
    "empty-radius": 8,
    "desktop-display": "block",
    "phone-display": "none",
    "query-display": "flex",
    "query-pad": "0 16px 0 20px",
    "kebab-place": "0",
    "kebab-icon": 18,
  },
  lines: { title: 1, text: 2 },
  phone: {
    type: { text: "400 14px/20px" },
    size: {
      "frame-width": 390,
      "pad-block": 12,
      "pad-inline": 16,
      rule: 1,
      "thumb-size": 104,
      "thumb-gap": 16,
      "query-display": "none",
      "kebab-place": "auto",
      "desktop-display": "none",
      "phone-display": "block",
    },
    lines: { title: 2, text: 3 },
  },
  light: {
    back: "#ffffff",
    title: "#1a0dab",
    text: "#4d5156",
    name: "#202124",
    url: "#4d5156",
    "icon-back": "#f1f3f4",
    "icon-line": "#ecedef",
    globe: "#4d5156",
    line: "#dadce0",
    ph: "#f1f3f4",
    "query-back": "#ffffff",
    "query-shadow": "0 1px 6px rgba(32, 33, 36, 0.18)",
  },
  dark: {
    back: "#1f1f1f",
    title: "#99c3ff",
    text: "#bfbfbf",
    name: "#dadce0",
    url: "#bdc1c6",
    "icon-back": "#ffffff",
    "icon-line": "#9aa0a6",
    globe: "#5f6368",
    line: "#3c4043",
    ph: "#303134",
    "query-back": "#303134",
    "query-shadow": "none",
  },
  sources: [
    { label: "observed", source: JETPACK, covers: "rows, type sizes, light colours" },
    { label: "observed", source: KIRBY_SEO, covers: "icon circle, URL line, title colours" },
    {
      label: "observed",
      source: "https://github.com/Yoast/wordpress-seo",
      covers: "phone thumbnail and spacing",
    },
    { label: "assumed", source: null, covers: "desktop thumbnail gap, lines, search bar" },
  ],
};

/** A search result: icon and name, URL, title, snippet, sometimes a small image. */
export const google: CardDesign = {
  sheet: SHEET,
  draw: (preview, card) => (
    <div className="google">
      <div className="google-query">
        <bdi className="pv-line">{queryFor(preview)}</bdi>
        <Search className="pv-icon" strokeWidth={1.75} />
      </div>
      {card === "none" ? <NoResult reason={preview.reason} /> : <Result preview={preview} card={card} />}
    </div>
  ),
};

/** What people type to find this site: its name. */
function queryFor({ site_name, domain }: Preview): string {
  return (site_name ?? domain).toLowerCase();
}

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
          <PageUrl preview={preview} />
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
function PageUrl({ preview }: { readonly preview: Preview }) {
  const [host = preview.domain, ...path] = preview.details.crumbs;
  const scheme = URL.parse(preview.details.link)?.protocol ?? "https:";
  const shown = path.length > 2 ? ["…", ...path.slice(-1)] : path;
  return (
    <>
      <Host
        className="google-url google-desktop pv-line"
        text={[`${scheme}//${host}`, ...shown].join(" › ")}
      />
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
