import { AppError } from "@/lib/errors";
import type { PoliteNet } from "@/lib/net/net";
import { robotsRules } from "@/lib/net/robots/robots-rules";

/** The product token of our own crawler in robots.txt. */
const TOKEN = "HeadlightBot";

/** What a site's robots.txt says to us. */
export interface SiteRules {
  allows(url: string): boolean;
  readonly sitemaps: readonly string[];
}

/**
 * Reads robots.txt, and takes the time between requests that it asks for. Null when it cannot be fetched, which means
 * that nothing may be (RFC 9309, section 2.3.1.4).
 */
export async function readSiteRules(
  net: PoliteNet,
  origin: string,
  signal: AbortSignal,
): Promise<SiteRules | null> {
  const { text } = await net.robotsTxt(origin, { signal });
  signal.throwIfAborted();
  if (text === null) return null;
  const rules = robotsRules(text);
  const { host, hostname } = new URL(origin);
  const delaySeconds = rules.crawlDelay(TOKEN);
  if (delaySeconds !== null) net.setSpacing(hostname, delaySeconds * 1_000);
  return {
    sitemaps: rules.sitemaps,
    allows: (url) => new URL(url).host === host && rules.about(url).allows(TOKEN) && isTarget(net, url),
  };
}

function isTarget(net: PoliteNet, url: string): boolean {
  try {
    net.guardUrl(url);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
