import { PLATFORMS } from "../../platforms/index";
import { PLATFORM_NAMES, type PlatformName } from "../../platforms/platform";

/** The platforms that are known to take their picture from a tag of that key. */
export function imageReaders(key: string): readonly PlatformName[] {
  return PLATFORM_NAMES.filter((name) => {
    const keys: readonly string[] = PLATFORMS[name].order.image.flatMap(({ value }) => value);
    return keys.includes(key);
  });
}
