import { jsonLdText } from "../../metadata/json-ld";
import { isProse } from "../../page/document/page-furniture";
import type { TextElement } from "../../page/page";
import { hostLabel } from "../../url/http-url";
import type { TextToken, Tier } from "../platform";
import { type Found, readable, type VisiblePage } from "./visible-page";

type TextSource = (visible: VisiblePage) => Found | null;

const TEXT_SOURCES: Readonly<Record<TextToken, TextSource>> = {
  title: (visible) => element("title", visible.page.titles, visible),
  h1: (visible) => element("h1", visible.page.headings, visible),
  "largest other heading": (visible) => {
    const { subheading } = visible.page;
    return element("largest other heading", subheading === null ? [] : [subheading], visible);
  },
  "first paragraph": (visible) => element("first paragraph", visible.page.paragraphs, visible),
  "page text": (visible) => found(visible.page.body.textStart, "page text"),
  "first paragraph outside data-nosnippet": (visible) =>
    element("first paragraph", visible.page.paragraphs.map(toSnippet), visible),
  "page text outside data-nosnippet": ({ page: { body } }) =>
    isProse(body.snippetStart, 0) ? found(body.snippetStart, "page text") : null,
  "og:title": (visible) => visible.first("og:title"),
  "twitter:title": (visible) => visible.first("twitter:title"),
  "og:description": (visible) => visible.first("og:description"),
  "twitter:description": (visible) => visible.first("twitter:description"),
  "og:site_name": (visible) => visible.first("og:site_name"),
  "meta description": (visible) => {
    const description = visible.first("description");
    return description && { ...description, source: "meta description" };
  },
  "meta author": (visible) => {
    const author = visible.first("author");
    return author && { ...author, source: "meta author" };
  },
  "oEmbed title": (visible) => found(oEmbedOf(visible)?.title, "oEmbed title"),
  "oEmbed provider_name": (visible) => found(oEmbedOf(visible)?.providerName, "oEmbed provider_name"),
  "JSON-LD WebSite": (visible) => found(nodeText(visible, "WebSite", "name"), "JSON-LD WebSite"),
  "JSON-LD VideoObject name": (visible) =>
    found(nodeText(visible, "VideoObject", "name"), "JSON-LD VideoObject name"),
  "JSON-LD VideoObject description": (visible) =>
    found(nodeText(visible, "VideoObject", "description"), "JSON-LD VideoObject description"),
  host: (visible) => found(hostLabel(visible.page.finalUrl), "host"),
};

/** The first value along a precedence list, leaving out sources the platform does not take here; null when there is none. */
export function readText(
  order: readonly Tier<TextToken>[],
  visible: VisiblePage,
  takes: (token: TextToken) => boolean = () => true,
): Found | null {
  for (const { value } of order) {
    const tokens = (typeof value === "string" ? [value] : value).filter(takes);
    const best = earliest(tokens.flatMap((token) => TEXT_SOURCES[token](visible) ?? []));
    if (best !== null) return best;
  }
  return null;
}

/** What the page's oEmbed link responds with; null when the crawler sees no such link or it brought nothing. */
export function oEmbedOf({ page, input, isVisible }: VisiblePage) {
  const { oembed } = input.resources;
  if (oembed === null) return null;
  return page.links.some((link) => /\boembed\b/i.test(link.type ?? "") && isVisible(link)) ? oembed : null;
}

/** A text property of the page's first JSON-LD object of that type; null when there is none. */
export function nodeText(visible: VisiblePage, type: string, property: string): string | null {
  return jsonLdText(visible.jsonLd().find(({ types }) => types.includes(type))?.value[property]);
}

function element(
  source: TextToken,
  elements: readonly TextElement[],
  { isVisible }: VisiblePage,
): Found | null {
  const first = elements.find((each) => each.text !== "" && isVisible(each));
  return first ? { text: readable(first.text), source, at: first.start } : null;
}

function toSnippet(element: TextElement): TextElement {
  return { ...element, text: element.snippet };
}

function found(text: string | null | undefined, source: TextToken): Found | null {
  const shown = readable(text ?? "");
  return shown === "" ? null : { text: shown, source, at: Number.POSITIVE_INFINITY };
}

function earliest(candidates: readonly Found[]): Found | null {
  return candidates.reduce<Found | null>((best, each) => (best && best.at <= each.at ? best : each), null);
}
