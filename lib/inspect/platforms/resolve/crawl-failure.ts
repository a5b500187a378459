import { mediaType, saysHtml } from "../../metadata/response-headers";
import { limitOf } from "../limits";
import type { Crawler, Limits, ResolveInput } from "../platform";

export interface CrawledPlatform {
  readonly name: string;
  readonly label: string;
  readonly crawler: Crawler;
  readonly limits: Limits;
}

/**
 * Why the platform's crawler reads nothing of the page, in plain words; null when it does. Status and content type:
 * documented for Discord (https://docs.discord.com/developers/link-previews/overview), assumed for the others.
 */
export function crawlFailure(tables: CrawledPlatform, { page, resources }: ResolveInput): string | null {
  const { name, label, crawler, limits } = tables;
  if (page.status < 200 || page.status > 299) return `The page returns status ${page.status}.`;
  // An absent content type is left to sniffing, as browsers do.
  if (mediaType(page) !== "" && !saysHtml(page))
    return `The server doesn't send the page as HTML, so ${label} reads no tags.`;
  const blocked: readonly string[] = resources.robots?.pageBlocked ?? [];
  if (crawler.obeysRobotsTxt.value && blocked.includes(name)) return `robots.txt blocks ${label}.`;
  const status = resources.crawlers?.find(({ platform }) => platform === name)?.status ?? null;
  if (isCrawlerBlocked(status)) return `The site blocks ${label}'s crawler with status ${status}.`;
  const redirectsMax = limitOf(limits.redirects);
  if (page.hops.length > redirectsMax) return `${label} follows at most ${redirectsMax} redirects.`;
  const fetchMs = limitOf(limits.fetchMs);
  if (page.responseTimeMs > fetchMs) return `${label} waits at most ${fetchMs / 1000} seconds for a page.`;
  return whyHeadTooLong(tables, page.head.end ?? page.documentBytes);
}

function whyHeadTooLong({ label, limits }: CrawledPlatform, headEnd: number): string | null {
  const most = limitOf(limits.headEndBytes);
  if (headEnd <= most) return null;
  return `${label} reads only the first ${most / 1024} KB, and the page's head is longer.`;
}

/** Statuses with which a site blocks a crawler; any other error may affect visitors too. */
const BLOCKING_STATUSES: readonly number[] = [401, 403, 429];

/** Whether this status means that the site blocks the crawler. */
export function isCrawlerBlocked(status: number | null): boolean {
  return status !== null && BLOCKING_STATUSES.includes(status);
}
