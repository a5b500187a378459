import { AppError } from "@/lib/errors";
import type { MissingResources } from "@/lib/inspect/missing-resources";
import type { Page } from "@/lib/inspect/page/page";
import { PLATFORMS, ROBOTS_TXT_PLATFORMS } from "@/lib/inspect/platforms/index";
import { type PlatformName, SOCIAL_PLATFORMS } from "@/lib/inspect/platforms/names";
import { isCrawlerBlocked } from "@/lib/inspect/platforms/resolve/crawl-failure";
import type { CrawlerResponse, RobotsTxt } from "@/lib/inspect/resources";
import type { Net } from "@/lib/net/net";
import type { StatusResponse } from "@/lib/net/page/read-page";
import { robotsRules } from "@/lib/net/robots/robots-rules";

interface CrawlerOptions {
  readonly page: Pick<Page, "finalUrl">;
  readonly net: Net;
  readonly signal: AbortSignal;
}

const ALL_USER_AGENTS = SOCIAL_PLATFORMS.map((name) => PLATFORMS[name].crawler.userAgent.value).join(" ");

/**
 * How the site responds to the platforms' crawlers. One request has all their names as its user agent, with our own at
 * the end. Only if that is blocked and our own is not, each is tried alone. Undefined when nothing is known: no response,
 * a site that blocks us too by now, or bot protection that regards our request as a forgery.
 */
export async function readCrawlers(options: CrawlerOptions): Promise<readonly CrawlerResponse[] | undefined> {
  const together = await probe(options, ALL_USER_AGENTS);
  if (together === null) return undefined;
  if (!isCrawlerBlocked(together.status))
    return SOCIAL_PLATFORMS.map((platform) => ({ platform, status: together.status }));
  const own = await probe(options);
  if (own === null || isCrawlerBlocked(own.status)) return undefined;
  const responses = await Promise.all(
    SOCIAL_PLATFORMS.map(async (platform) => {
      const response = await probe(options, PLATFORMS[platform].crawler.userAgent.value);
      return response === null ? [] : [{ platform, status: response.status }];
    }),
  );
  return responses.flat();
}

async function probe({ page, net, signal }: CrawlerOptions, readAs?: string): Promise<StatusResponse | null> {
  try {
    const response = await net.probeStatus(page.finalUrl, { signal, readAs });
    return isCrawlerBlocked(response.status) && verifiesCrawlers(response.headers) ? null : response;
  } catch (error) {
    if (error instanceof AppError || signal.aborted) return null;
    throw error;
  }
}

// Bot protection that verifies a platform's crawler by the network it calls from, as documented for Cloudflare and Bunny
// (https://developers.cloudflare.com/bots/reference/bot-verification/ip-validation,
// https://bunny.net/docs/shield/verified-bots, read 2026-11-28) and assumed for the others. It takes a request of
// ours with that name for a forgery, so that blocking it says nothing about the crawler itself.
const SERVERS = /^\s*(?:cloudflare|BunnyCDN|AkamaiGHost|ddos-guard|Sucuri|imperva)/i;
const HEADERS: readonly string[] = ["cf-ray", "x-datadome", "x-iinfo", "x-sucuri-id", "x-amzn-waf-action"];

/** Whether a response with these headers (lower-case names) passed through such protection. */
function verifiesCrawlers(headers: Readonly<Record<string, string>>): boolean {
  return SERVERS.test(headers.server ?? "") || HEADERS.some((name) => headers[name] !== undefined);
}

interface RobotsOptions {
  readonly page: Pick<Page, "finalUrl">;
  readonly net: Net;
  readonly fresh: boolean;
  readonly signal: AbortSignal;
}

/** Which platforms' crawlers robots.txt blocks from the page and from its social image; null when none could be read. */
export async function readRobots(
  missing: MissingResources,
  { page, net, fresh, signal }: RobotsOptions,
): Promise<RobotsTxt | null> {
  const image = missing.socialImage;
  const pageOrigin = new URL(page.finalUrl).origin;
  const files = new Map(
    await Promise.all(
      missing.robots.map(async (origin) => [origin, await net.robotsTxt(origin, { fresh, signal })] as const),
    ),
  );
  const own = files.get(pageOrigin);
  const pageText = own?.text ?? null;
  const imageText = image === null ? null : (files.get(new URL(image).origin)?.text ?? null);
  const failedStatus = own?.failedStatus ?? null;
  if (pageText === null && imageText === null && failedStatus === null) return null;
  return {
    url: `${pageOrigin}/robots.txt`,
    ...(failedStatus !== null && { failedStatus }),
    pageBlocked: blocked(pageText, page.finalUrl),
    imageBlocked: image === null ? [] : blocked(imageText, image),
  };
}

function blocked(text: string | null, url: string): PlatformName[] {
  if (text === null) return [];
  const verdict = robotsRules(text).about(url);
  return ROBOTS_TXT_PLATFORMS.filter((name) => !verdict.allows(PLATFORMS[name].crawler.token));
}
