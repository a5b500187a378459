// Safe to import in the browser: brings no platform with it.

export const PLATFORM_NAMES = [
  "google",
  "x",
  "facebook",
  "linkedin",
  "discord",
  "whatsapp",
  "slack",
  "telegram",
] as const;
export type PlatformName = (typeof PLATFORM_NAMES)[number];

/** Every platform that draws a card for a shared link: all but the search engine. */
export const SOCIAL_PLATFORMS: readonly PlatformName[] = PLATFORM_NAMES.filter((name) => name !== "google");
