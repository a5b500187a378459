import { PLATFORM_NAMES, type PlatformName } from "../platforms/platform";

/** Every platform that draws a card for a shared link: all but the search engine. */
export const SOCIAL_PLATFORMS: readonly PlatformName[] = PLATFORM_NAMES.filter((name) => name !== "google");
