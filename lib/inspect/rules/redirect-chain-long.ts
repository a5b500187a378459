import { ADVICE } from "../platforms/advice.data";
import { discord } from "../platforms/discord/discord";
import { limitOf } from "../platforms/limits";
import { PLATFORM_NAMES } from "../platforms/names";
import { defineRule } from "./rule";
import { ASSUMED, DISCORD_PREVIEWS } from "./sources.data";
import { quote } from "./wording/words";

const HOPS_MAX = ADVICE.redirects.value;
const DISCORD_HOPS_MAX = limitOf(discord.limits.redirects);

export const redirectChainLong = defineRule({
  code: "redirect_chain_long",
  title: "Too many redirects",
  severity: "warning",
  importance: "recommended",
  area: "url",
  weight: 3,
  platforms: PLATFORM_NAMES,
  why: `Every redirect delays the preview, and platforms stop following redirects after a few: Discord after ${DISCORD_HOPS_MAX}, the others at limits they don't publish. The link then shows no preview.`,
  sources: [DISCORD_PREVIEWS, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [{ html: "<!-- reached after 4 redirects -->", fetched: { hops: hops(4) } }],
    good: [{ html: "<!-- reached after 3 redirects -->", fetched: { hops: hops(3) } }],
  },
  check({ page }) {
    const count = page.hops.length;
    if (count <= HOPS_MAX) return null;
    const discord =
      count > DISCORD_HOPS_MAX
        ? "Discord gives up before the end and shows no preview"
        : `Discord gives up after ${DISCORD_HOPS_MAX}, and other platforms may do so earlier`;
    return {
      description: `The preview of your link comes late or not at all, because the link goes through ${count} redirects. ${discord}. Point the first URL straight to ${quote(page.finalUrl)}.`,
      fix: null,
    };
  },
});

function hops(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    url: `https://example.com/old/${index + 1}`,
    status: 301,
  }));
}
