// The registry. No platform knows another; everything else learns of them here and in `names.ts`.
import { discord } from "./discord/discord";
import { facebook } from "./facebook/facebook";
import { google } from "./google/google";
import { linkedin } from "./linkedin/linkedin";
import { LISTINGS, PLATFORM_NAMES } from "./names";
import { createRegistry } from "./resolve/registry";
import { slack } from "./slack/slack";
import { telegram } from "./telegram/telegram";
import { whatsapp } from "./whatsapp/whatsapp";
import { x } from "./x/x";

export const DEFINITIONS = { google, x, facebook, linkedin, discord, whatsapp, slack, telegram };

export const {
  platforms: PLATFORMS,
  resolvePreviews,
  resolveInSteps,
} = createRegistry(LISTINGS, DEFINITIONS);

/** The platforms whose crawlers obey robots.txt, for pages and for images. */
export const ROBOTS_TXT_PLATFORMS = PLATFORM_NAMES.filter(
  (name) => PLATFORMS[name].crawler.obeysRobotsTxt.value,
);
