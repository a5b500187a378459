import type { LinkTag, Page } from "../page/page";
import { linksWithUrl } from "./links";
import type { Icon } from "./metadata";

const TOUCH_RELS = ["apple-touch-icon", "apple-touch-icon-precomposed"];
/** The rels of icons that tabs, results and cards show; a mask icon is a shape without colors. */
export const FAVICON_RELS: readonly string[] = ["icon", ...TOUCH_RELS];
const ICON_RELS = [...FAVICON_RELS, "mask-icon"];

// Google asks for more than 48 px: https://developers.google.com/search/docs/appearance/favicon-in-search
const SIDE_PX_PREFERRED = 48;
const SIDE_PX_UNDECLARED = 32;

/** A page may link to any number of icons, and one may name any number of sizes; past these they are not looked at. */
const ICONS_MAX = 200;
const SIZES_CHARS_MAX = 1_000;

/** The icons the page links to over http or https, in document order, at most 200. */
export function readIcons(page: Page): readonly Icon[] {
  return iconLinks(page, ICON_RELS).map(({ icon }) => icon);
}

/**
 * The icon a browser tab or a search result would take: of the links with `rel=icon`, the smallest of at least 48 px,
 * else the largest, those without a media query first; else the same of the touch icons. Null when the page links
 * to none: the site's /favicon.ico is not made up here.
 */
export function chooseFavicon(page: Page): Icon | null {
  return bestOf(iconLinks(page, ["icon"])) ?? bestOf(iconLinks(page, TOUCH_RELS));
}

/** URL of the icon every host may have without declaring it. */
export function rootIconUrl({ finalUrl }: Page): string {
  return new URL("/favicon.ico", finalUrl).href;
}

interface IconLink {
  readonly icon: Icon;
  readonly link: LinkTag;
}

function iconLinks(page: Page, relations: readonly string[]): IconLink[] {
  const icons = page.links.filter(({ rels }) => rels.some((rel) => relations.includes(rel)));
  return [...linksWithUrl(icons, page, ICONS_MAX)].map(({ link, url }) => {
    return { link, icon: { url, rel: link.rel, sizes: link.sizes, type: link.type } };
  });
}

function bestOf(links: readonly IconLink[]): Icon | null {
  let best: { icon: Icon; rank: number } | null = null;
  for (const { icon, link } of links) {
    const rank = rankOf(link);
    if (best === null || rank > best.rank) best = { icon, rank };
  }
  return best?.icon ?? null;
}

/** Higher is better: first no media query, then large enough, then close to the preferred size. */
function rankOf({ sizes, media }: LinkTag): number {
  const side = sidePx(sizes);
  const fit = side >= SIDE_PX_PREFERRED ? 2 - Math.min(1, side / 10_000) : side / 100;
  return (media?.trim() ? 0 : 10) + fit;
}

function sidePx(sizes: string | null): number {
  const text = sizes?.slice(0, SIZES_CHARS_MAX).toLowerCase() ?? "";
  if (text.includes("any")) return SIDE_PX_PREFERRED;
  const sides = [...text.matchAll(/(\d{1,5})x\d/g)].map((match) => Number(match[1]));
  const fitting = sides.filter((side) => side >= SIDE_PX_PREFERRED);
  if (fitting.length > 0) return Math.min(...fitting);
  return sides.length > 0 ? Math.max(...sides) : SIDE_PX_UNDECLARED;
}
