import { discord } from "./discord/discord";
import { facebook } from "./facebook/facebook";
import { google } from "./google/google";
import { linkedin } from "./linkedin/linkedin";
import { PLATFORM_NAMES, type PlatformName } from "./names";
import type { Previews, ResolveInput } from "./platform";
// The eight platforms. One never knows of another.
import type { Platform } from "./resolve/define-platform";
import { slack } from "./slack/slack";
import { telegram } from "./telegram/telegram";
import { whatsapp } from "./whatsapp/whatsapp";
import { x } from "./x/x";

export const PLATFORMS: Readonly<Record<PlatformName, Platform>> = {
  google,
  x,
  facebook,
  linkedin,
  discord,
  whatsapp,
  slack,
  telegram,
};

/** What a reader of each platform sees of the page. */
export function resolvePreviews(input: ResolveInput): Previews {
  return {
    google: google.resolve(input),
    x: x.resolve(input),
    facebook: facebook.resolve(input),
    linkedin: linkedin.resolve(input),
    discord: discord.resolve(input),
    whatsapp: whatsapp.resolve(input),
    slack: slack.resolve(input),
    telegram: telegram.resolve(input),
  };
}

/** The platforms that ask robots.txt before they read a page or load a picture. */
export const OBEDIENT_PLATFORMS: readonly PlatformName[] = PLATFORM_NAMES.filter(
  (name) => PLATFORMS[name].crawler.obeysRobotsTxt.value,
);
