import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { PLATFORM_NAMES, type PlatformName, recordOf } from "@/lib/inspect/platforms/names";
import type { PlatformTables } from "@/lib/inspect/platforms/platform";

/** What a panel says about its platform, whatever the page. */
export interface PlatformFacts {
  /** URL of the platform's own tool that fetches a page again; null when it has none. */
  readonly tool: string | null;
  readonly cachedFor: string;
  readonly advice: string;
  /** Parts of a card that the platform never shows. */
  readonly never: readonly string[];
}

export type AllPlatformFacts = Readonly<Record<PlatformName, PlatformFacts>>;

/** The facts of every platform; called on the server, so that the resolvers stay there. */
export function platformFacts(): AllPlatformFacts {
  return recordOf(PLATFORM_NAMES, (name) => factsOf(PLATFORMS[name]));
}

/** The facts of one platform. */
export function factsOf({ refresh, order }: PlatformTables): PlatformFacts {
  const never = Object.entries(order).flatMap(([field, tiers]) => (tiers.length === 0 ? [field] : []));
  return {
    tool: refresh.tool.value,
    cachedFor: refresh.cachedFor.value,
    advice: refresh.advice,
    never,
  };
}
