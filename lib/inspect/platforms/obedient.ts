import { PLATFORMS } from "./index";
import { PLATFORM_NAMES, type PlatformName } from "./platform";

/** The platforms that ask robots.txt before they read a page or load a picture. */
export const OBEDIENT_PLATFORMS: readonly PlatformName[] = PLATFORM_NAMES.filter(
  (name) => PLATFORMS[name].crawler.obeysRobotsTxt.value,
);
