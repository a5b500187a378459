import type { MissingResources } from "@/lib/inspect/missing-resources";
import type { Page } from "@/lib/inspect/page/page";
import { PLATFORMS, ROBOTS_TXT_PLATFORMS } from "@/lib/inspect/platforms/index";
import type { PlatformName } from "@/lib/inspect/platforms/names";
import type { RobotsTxt } from "@/lib/inspect/resources";
import type { Net } from "@/lib/net/net";
import { robotsRules } from "@/lib/net/robots/robots-rules";

interface RobotsOptions {
  readonly page: Page;
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
  const texts = new Map(
    await Promise.all(
      missing.robots.map(async (origin) => [origin, await net.robotsTxt(origin, { fresh, signal })] as const),
    ),
  );
  const pageText = texts.get(pageOrigin) ?? null;
  const imageText = image === null ? null : (texts.get(new URL(image).origin) ?? null);
  if (pageText === null && imageText === null) return null;
  return {
    url: `${pageOrigin}/robots.txt`,
    pageBlocked: blocked(pageText, page.finalUrl),
    imageBlocked: image === null ? [] : blocked(imageText, image),
  };
}

function blocked(text: string | null, url: string): PlatformName[] {
  if (text === null) return [];
  const verdict = robotsRules(text).about(url);
  return ROBOTS_TXT_PLATFORMS.filter((name) => !verdict.allows(PLATFORMS[name].crawler.token));
}
