// The eight platforms. One never knows of another.
import type { Platform } from "./define-platform";
import { discord } from "./discord";
import { facebook } from "./facebook";
import { google } from "./google";
import { linkedin } from "./linkedin";
import type { PlatformName, Previews, ResolveInput } from "./platform";
import { slack } from "./slack";
import { telegram } from "./telegram";
import { whatsapp } from "./whatsapp";
import { x } from "./x";

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
