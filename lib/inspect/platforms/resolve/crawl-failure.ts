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
  if (page.status < 200 || page.status > 299) return `The page answers with status ${page.status}.`;
  // An absent content type is left to sniffing, as browsers do.
  if (mediaType(page) !== "" && !saysHtml(page))
    return `The server does not send the page as HTML, so ${label} reads no tags.`;
  const blocked: readonly string[] = resources.robots?.pageBlocked ?? [];
  if (crawler.obeysRobotsTxt.value && blocked.includes(name))
    return `robots.txt keeps ${label} from reading the page.`;
  const answer = resources.crawlers?.find(({ platform }) => platform === name)?.status ?? null;
  if (isCrawlerBlocked(answer)) return `The site turns ${label}'s reader away with status ${answer}.`;
  const redirectsMax = limitOf(limits.redirects);
  if (page.hops.length > redirectsMax) return `${label} follows at most ${redirectsMax} redirects.`;
  const fetchMs = limitOf(limits.fetchMs);
  if (page.responseTimeMs > fetchMs) return `${label} gives up on a page after ${fetchMs / 1000} seconds.`;
  return whyHeadTooLong(tables, page.head.end ?? page.documentBytes);
}

function whyHeadTooLong({ label, limits }: CrawledPlatform, headEnd: number): string | null {
  const most = limitOf(limits.headEndBytes);
  if (headEnd <= most) return null;
  return `${label} reads the first ${most / 1024} KB, and the page's head does not end inside them.`;
}

/** Statuses by which a site turns a reader away; any other error may hit a visitor as well. */
const BLOCKING_STATUSES: readonly number[] = [401, 403, 429];

/** Whether a site that answers so turns the reader away. */
export function isCrawlerBlocked(status: number | null): boolean {
  return status !== null && BLOCKING_STATUSES.includes(status);
}
