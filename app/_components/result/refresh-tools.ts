import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { PLATFORM_NAMES, type PlatformName } from "@/lib/inspect/platforms/platform";

/** Each platform's own tool that reads a page again, from its table; null where it has none. */
export function refreshTools(): Record<PlatformName, string | null> {
  const tools = PLATFORM_NAMES.map((name) => [name, PLATFORMS[name].refresh.tool.value] as const);
  return Object.fromEntries(tools) as Record<PlatformName, string | null>;
}
