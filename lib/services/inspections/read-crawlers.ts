import { AppError } from "@/lib/errors";
import type { Page } from "@/lib/inspect/page/page";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { SOCIAL_PLATFORMS } from "@/lib/inspect/platforms/names";
import { isCrawlerBlocked } from "@/lib/inspect/platforms/resolve/crawl-failure";
import type { CrawlerAnswer } from "@/lib/inspect/resources";
import type { Net } from "@/lib/net/net";
import type { StatusResponse } from "@/lib/net/page/read-page";
import { verifiesCrawlers } from "./bot-guard";

interface CrawlerOptions {
  readonly page: Page;
  readonly net: Net;
  readonly signal: AbortSignal;
}

const ALL_USER_AGENTS = SOCIAL_PLATFORMS.map((name) => PLATFORMS[name].crawler.userAgent.value).join(" ");

/**
 * How the site responds to the platforms' crawlers. One request has all their names as its user agent, with our own at
 * the end. Only if that is blocked and our own is not, each is tried alone. Undefined when nothing is known: no response,
 * a site that blocks us too by now, or bot protection that takes our request for a forgery.
 */
export async function readCrawlers(options: CrawlerOptions): Promise<readonly CrawlerAnswer[] | undefined> {
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
