import { FAVICON_RELS, rootIconUrl } from "../../metadata/icons";
import { linksWithUrl } from "../../metadata/links";
import type { LinkTag, Page } from "../../page/page";
import { oneLine } from "../../page/text";
import { hostLabel } from "../../url/http-url";
import type { Card, ImageRules, Order, PlatformDefinition, Preview, PreviewDetails } from "../platform";
import { type Cut, type CutText, cutText } from "../text/text-cut";
import { type CardContent, type DrawnImage, readContent } from "./card-content";
import { formatByName } from "./image-fit";
import type { Found, VisiblePage } from "./visible-page";

const NO_DETAILS: PreviewDetails = {
  link: "",
  accent: null,
  crumbs: [],
  fields: [],
  gallery: [],
  author: null,
  imageAlt: null,
  imageWidth: null,
  imageHeight: null,
  cutAt: {},
  withheld: null,
  note: null,
};

interface NamedDefinition extends PlatformDefinition {
  readonly name: string;
}

/** The preview of a page its crawler does not read: only the link is left. */
export function linkOnly(basis: string, url: string, reason: string): Preview {
  return {
    title: null,
    description: null,
    image: null,
    domain: hostLabel(url),
    site_name: null,
    favicon: null,
    source: { title: null, description: null, image: null, site_name: null, favicon: null },
    approximate: true,
    basis,
    card: "none",
    truncated: [],
    reason,
    details: NO_DETAILS,
  };
}

/**
 * The preview of a page its crawler reads. Where the platform draws no card, title and description are what it found
 * and would have shown; the image is null.
 */
export function resolvePreview(definition: NamedDefinition, visible: VisiblePage): Preview {
  const content = readContent(definition, visible);
  const reason = firstReason(definition, content);
  const card = reason === null ? definition.card(content) : "none";
  const image = card === "large" || card === "small" ? (content.images[0] ?? null) : null;
  const texts = textsOf(definition, content, card);
  const favicon = faviconOf(definition, visible);
  const extra = definition.details?.(content, card) ?? {};
  return {
    title: texts.title?.text ?? null,
    description: texts.description?.text ?? null,
    image: image?.url ?? null,
    domain: definition.domain?.(visible) ?? hostLabel(visible.page.finalUrl),
    site_name: labelled(definition, content),
    favicon: favicon?.url ?? null,
    source: {
      title: content.title?.source ?? null,
      description: texts.description && (content.description?.source ?? null),
      image: image?.source ?? null,
      site_name: content.siteName?.source ?? null,
      favicon: favicon?.source ?? null,
    },
    approximate: true,
    basis: definition.basis,
    card,
    truncated: Object.keys(texts.cutAt),
    reason,
    details: {
      ...NO_DETAILS,
      ...imageDetails(image),
      cutAt: texts.cutAt,
      ...extra,
      note: texts.note ?? extra.note ?? null,
    },
  };
}

function firstReason({ noCardReasons }: PlatformDefinition, content: CardContent): string | null {
  for (const { value } of noCardReasons) {
    const reason = value(content);
    if (reason !== null) return reason;
  }
  return null;
}

function textsOf(definition: PlatformDefinition, content: CardContent, card: Card) {
  const hidden = definition.hidesDescription?.(content, card) ?? null;
  const cuts = definition.cuts?.(content, card) ?? cutsOf(definition);
  const title = shown(content.title, cuts.title, false);
  const description =
    hidden === null ? shown(content.description, cuts.description, definition.reads.lineBreaks.value) : null;
  const cutAt: Readonly<Record<string, string>> = {
    ...(title?.cutAt ? { title: title.cutAt } : {}),
    ...(description?.cutAt ? { description: description.cutAt } : {}),
  };
  return { title, description, cutAt, note: hidden || null };
}

function cutsOf({ limits }: PlatformDefinition) {
  const list = (cut: Cut | null) => (cut === null ? [] : [cut]);
  return { title: list(limits.title.value), description: list(limits.description.value) };
}

function shown(found: Found | null, cuts: readonly Cut[], lineBreaks: boolean): CutText | null {
  return found && cutText(lineBreaks ? tidyLines(found.text) : oneLine(found.text), cuts);
}

/** White space within lines collapsed, at most one empty line between two. */
function tidyLines(text: string): string {
  return text
    .split("\n")
    .map((line) => oneLine(line).trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n");
}

function labelled({ siteLabel }: PlatformDefinition, content: CardContent): string | null {
  const { siteName } = content;
  if (siteName === null) return null;
  return siteName.source === "host" && siteLabel ? siteLabel(siteName.text, content) : oneLine(siteName.text);
}

function imageDetails(image: DrawnImage | null): Partial<PreviewDetails> {
  return {
    imageAlt: image?.alt ?? null,
    imageWidth: image?.width ?? null,
    imageHeight: image?.height ?? null,
  };
}

interface Favicon {
  readonly url: string;
  readonly source: string;
}

interface FaviconTables {
  readonly order: Pick<Order, "favicon">;
  readonly image: Pick<ImageRules, "faviconMinPx" | "faviconFormats">;
}

/** More declared icons than these are not looked at. */
const ICONS_MAX = 32;

/** The icon beside the site's name: the best declared one that works, else `/favicon.ico` when it is known to be an image; null when there is none. */
function faviconOf(tables: FaviconTables, visible: VisiblePage): Favicon | null {
  if (tables.order.favicon.length === 0) return null;
  const { page, input } = visible;
  const tokens = tables.order.favicon.map(({ value }) => value);
  const minPx = tables.image.faviconMinPx.value;
  const formats = tables.image.faviconFormats.value;
  const works = (url: string, unknown: boolean) => {
    const facts = input.resources.images.get(url);
    const format = facts?.format ?? formatByName(url);
    if (formats !== null && format !== null && !formats.includes(format)) return false;
    if (!facts) return unknown;
    const { state, width, height } = facts;
    if (state !== "ok" && state !== "unreadable") return false;
    if (minPx === null || !width || !height) return true;
    return width === height && width >= minPx.width;
  };
  const declared = tokens.includes("link rel=icon") ? declaredIcons(page, visible.isVisible) : [];
  const best = declared.filter(({ url }) => url === input.metadata.favicon?.url);
  const first = [...best, ...declared].find(({ url }) => works(url, true));
  if (first) return first;
  const url = tokens.includes("/favicon.ico") ? rootIconUrl(page) : null;
  return url !== null && works(url, false) ? { url, source: "/favicon.ico" } : null;
}

/** Icons the page declares, `rel=icon` before touch icons, each in document order. */
function declaredIcons(page: Page, isVisible: (link: LinkTag) => boolean): readonly Favicon[] {
  const icons = FAVICON_RELS.flatMap((rel) => {
    const named = page.links.filter((link) => link.rels.includes(rel) && isVisible(link));
    const source = `link rel=${rel}`;
    return [...linksWithUrl(named, page, ICONS_MAX)].map(({ url }) => ({ url, source }));
  });
  return icons.slice(0, ICONS_MAX);
}
