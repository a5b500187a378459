import { FAVICON_RELS, rootIconUrl } from "../../metadata/icons";
import { linksWithUrl } from "../../metadata/links-with-url";
import type { LinkTag, Page } from "../../page/page";
import type { ImageRules, Order } from "../platform";
import type { VisiblePage } from "./visible-page";

export interface Favicon {
  readonly url: string;
  readonly source: string;
}

interface FaviconTables {
  readonly order: Pick<Order, "favicon">;
  readonly image: Pick<ImageRules, "faviconMinPx">;
}

/** More declared icons than these are not looked at. */
const ICONS_MAX = 32;

/** The icon beside the site's name: the best declared one that works, else `/favicon.ico` when it is known to be an image; null when there is none. */
export function faviconOf(tables: FaviconTables, visible: VisiblePage): Favicon | null {
  if (tables.order.favicon.length === 0) return null;
  const { page, input } = visible;
  const tokens = tables.order.favicon.map(({ value }) => value);
  const minPx = tables.image.faviconMinPx.value;
  const works = (url: string, unknown: boolean) => {
    const facts = input.resources.images.get(url);
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
function declaredIcons({ links, baseUrl }: Page, isVisible: (link: LinkTag) => boolean): readonly Favicon[] {
  const icons = FAVICON_RELS.flatMap((rel) => {
    const named = links.filter((link) => link.rels.includes(rel) && isVisible(link));
    const source = `link rel=${rel}`;
    return [...linksWithUrl(named, baseUrl, ICONS_MAX)].map(({ url }) => ({ url, source }));
  });
  return icons.slice(0, ICONS_MAX);
}
