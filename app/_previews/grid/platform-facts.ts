import { PLATFORMS } from "@/lib/inspect/platforms/index";
import type { PlatformName } from "@/lib/inspect/platforms/names";

/** What is said beside a card about its platform, whatever the page. */
interface PlatformFacts {
  /** Address of the platform's own tool that reads a page again; null when it has none. */
  readonly tool: string | null;
  readonly keptFor: string;
  readonly advice: string;
  /** Parts of a card that the platform never shows. */
  readonly never: readonly string[];
}

export type AllPlatformFacts = Readonly<Record<PlatformName, PlatformFacts>>;

/** The facts of every platform; on the server, so that the resolvers stay there. */
export function platformFacts(): AllPlatformFacts {
  return {
    google: factsOf("google"),
    x: factsOf("x"),
    facebook: factsOf("facebook"),
    linkedin: factsOf("linkedin"),
    discord: factsOf("discord"),
    whatsapp: factsOf("whatsapp"),
    slack: factsOf("slack"),
    telegram: factsOf("telegram"),
  };
}

function factsOf(platform: PlatformName): PlatformFacts {
  const { refresh, order } = PLATFORMS[platform];
  const never = Object.entries(order).flatMap(([field, tiers]) => (tiers.length === 0 ? [field] : []));
  return {
    tool: refresh.tool.value,
    keptFor: refresh.keptFor.value,
    advice: refresh.advice,
    never,
  };
}
