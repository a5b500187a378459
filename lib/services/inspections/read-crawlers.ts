import { AppError } from "@/lib/errors";
import type { Page } from "@/lib/inspect/page/page";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { SOCIAL_PLATFORMS } from "@/lib/inspect/platforms/names";
import { isCrawlerBlocked } from "@/lib/inspect/platforms/resolve/crawl-failure";
import type { CrawlerAnswer } from "@/lib/inspect/resources";
import type { Net } from "@/lib/net/net";
import type { StatusResponse } from "@/lib/net/page/read-page";
import { knowsReadersByAddress } from "./bot-guard";

interface Errand {
  readonly page: Page;
  readonly net: Net;
  readonly signal: AbortSignal;
}

const EVERY_NAME = SOCIAL_PLATFORMS.map((name) => PLATFORMS[name].crawler.userAgent.value).join(" ");

/**
 * How the site answers the page's address under the names of the platforms' crawlers, our own always behind them. One
 * request names all of them; only where that is refused and our own is not, each is asked for alone. Undefined when
 * nothing can be said: no answer, a site that refuses us too by now, or a guard that takes our request for a forgery.
 */
export async function readCrawlers(errand: Errand): Promise<readonly CrawlerAnswer[] | undefined> {
  const together = await ask(errand, EVERY_NAME);
  if (together === null) return undefined;
  if (!isCrawlerBlocked(together.status))
    return SOCIAL_PLATFORMS.map((platform) => ({ platform, status: together.status }));
  const own = await ask(errand);
  if (own === null || isCrawlerBlocked(own.status)) return undefined;
  const answers = await Promise.all(
    SOCIAL_PLATFORMS.map(async (platform) => {
      const answer = await ask(errand, PLATFORMS[platform].crawler.userAgent.value);
      return answer === null ? [] : [{ platform, status: answer.status }];
    }),
  );
  return answers.flat();
}

async function ask({ page, net, signal }: Errand, readAs?: string): Promise<StatusResponse | null> {
  try {
    const answer = await net.probeStatus(page.finalUrl, { signal, readAs });
    return isCrawlerBlocked(answer.status) && knowsReadersByAddress(answer.headers) ? null : answer;
  } catch (error) {
    if (error instanceof AppError || signal.aborted) return null;
    throw error;
  }
}
