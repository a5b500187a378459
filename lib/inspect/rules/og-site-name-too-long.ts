import { discord } from "../platforms/discord/discord";
import { atMost } from "../platforms/limits";
import { otherSiteName } from "./facts/site-name";
import { statedText } from "./facts/tag-texts";
import { siteNameFix } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS } from "./sources.data";
import { quote } from "./wording/quote";

const CHARACTERS_MAX = atMost(discord.limits.siteNameCharacters);

export const ogSiteNameTooLong = defineRule({
  code: "og_site_name_too_long",
  title: "og:site_name is so long that Discord shows no card",
  severity: "error",
  importance: "recommended",
  area: "card",
  weight: 6,
  platforms: ["discord"],
  why: `Discord documents that it gives up the whole card when og:site_name is longer than ${CHARACTERS_MAX} characters: a link shared there stays bare. Usually a description or a list of keywords ended up in the wrong tag.`,
  sources: [DISCORD_PREVIEWS],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: `<meta property="og:site_name" content="${"Field Notes, ".repeat(19)}and tides.">`,
        without: ["og:site_name"],
      },
    ],
    good: [
      {
        html: `<meta property="og:site_name" content="${"x".repeat(256)}">`,
        without: ["og:site_name"],
      },
    ],
  },
  check(input) {
    const name = statedText(input.metadata, "og:site_name") ?? "";
    const length = Array.from(name).length;
    if (length <= CHARACTERS_MAX) return null;
    return {
      description: `og:site_name ${quote(name)} has ${length} characters, and above ${CHARACTERS_MAX} Discord shows no card at all. Put the site's name there and nothing else.`,
      fix: siteNameFix(otherSiteName(input)),
    };
  },
});
