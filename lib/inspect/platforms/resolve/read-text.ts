import { jsonLdText } from "../../metadata/json-ld";
import type { TextElement } from "../../page/page";
import { hostLabel } from "../../url/http-url";
import type { TextToken, Tier } from "../platform";
import { type Found, readable, type Seen } from "./visible-page";

type Reader = (seen: Seen) => Found | null;

const READERS: Readonly<Record<TextToken, Reader>> = {
  title: (seen) => element("title", seen.page.titles, seen),
  h1: (seen) => element("h1", seen.page.headings, seen),
  "largest other heading": (seen) => {
    const { subheading } = seen.page;
    return element("largest other heading", subheading === null ? [] : [subheading], seen);
  },
  "first paragraph": (seen) => element("first paragraph", seen.page.paragraphs, seen),
  "page text": (seen) => found(seen.page.body.textStart, "page text"),
  "first paragraph outside data-nosnippet": (seen) =>
    element("first paragraph", seen.page.paragraphs.map(toSnippet), seen),
  "page text outside data-nosnippet": (seen) => found(seen.page.body.snippetStart, "page text"),
  "og:title": (seen) => seen.first("og:title"),
  "twitter:title": (seen) => seen.first("twitter:title"),
  "og:description": (seen) => seen.first("og:description"),
  "twitter:description": (seen) => seen.first("twitter:description"),
  "og:site_name": (seen) => seen.first("og:site_name"),
  "meta description": (seen) => {
    const description = seen.first("description");
    return description && { ...description, source: "meta description" };
  },
  "meta author": (seen) => {
    const author = seen.first("author");
    return author && { ...author, source: "meta author" };
  },
  "oEmbed title": (seen) => found(oEmbedOf(seen)?.title, "oEmbed title"),
  "oEmbed provider_name": (seen) => found(oEmbedOf(seen)?.providerName, "oEmbed provider_name"),
  "JSON-LD WebSite": (seen) => found(nodeText(seen, "WebSite", "name"), "JSON-LD WebSite"),
  "JSON-LD VideoObject name": (seen) =>
    found(nodeText(seen, "VideoObject", "name"), "JSON-LD VideoObject name"),
  "JSON-LD VideoObject description": (seen) =>
    found(nodeText(seen, "VideoObject", "description"), "JSON-LD VideoObject description"),
  host: (seen) => found(hostLabel(seen.page.finalUrl), "host"),
};

/** The first value along a precedence list, leaving out sources the platform does not take here; null when there is none. */
export function readText(
  order: readonly Tier<TextToken>[],
  seen: Seen,
  takes: (token: TextToken) => boolean = () => true,
): Found | null {
  for (const { value } of order) {
    const tokens = (typeof value === "string" ? [value] : value).filter(takes);
    const best = earliest(tokens.flatMap((token) => READERS[token](seen) ?? []));
    if (best !== null) return best;
  }
  return null;
}

/** What the page's oEmbed link answers with; null when the crawler sees no such link or it brought nothing. */
export function oEmbedOf({ page, input, sees }: Seen) {
  const { oembed } = input.resources;
  if (oembed === null) return null;
  return page.links.some((link) => /\boembed\b/i.test(link.type ?? "") && sees(link)) ? oembed : null;
}

/** A text property of the page's first JSON-LD object of that type; null when there is none. */
export function nodeText(seen: Seen, type: string, property: string): string | null {
  return jsonLdText(seen.jsonLd().find(({ types }) => types.includes(type))?.value[property]);
}

function element(source: TextToken, elements: readonly TextElement[], { sees }: Seen): Found | null {
  const first = elements.find((each) => each.text !== "" && sees(each));
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
