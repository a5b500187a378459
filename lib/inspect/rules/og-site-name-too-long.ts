import { discord } from "../platforms/discord/discord";
import { limitOf } from "../platforms/limits";
import { otherSiteName } from "./facts/site-name";
import { tagText } from "./facts/tag-texts";
import { siteNameFix } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS } from "./sources.data";
import { quote } from "./wording/words";

const CHARACTERS_MAX = limitOf(discord.limits.siteNameCharacters);

export const ogSiteNameTooLong = defineRule({
  code: "og_site_name_too_long",
  title: "Site name too long for Discord",
  severity: "error",
  importance: "recommended",
  area: "card",
  weight: 6,
  platforms: ["discord"],
  why: `Discord documents that it shows no preview at all when og:site_name is longer than ${CHARACTERS_MAX} characters. Usually a description or a list of keywords ended up in the wrong tag.`,
  sources: [DISCORD_PREVIEWS],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: `<meta property="og:site_name" content="${"Field Notes, ".repeat(19)}and tides.">\n<meta name="application-name" content="Field Notes">`,
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
    const name = tagText(input.metadata, "og:site_name") ?? "";
    const length = Array.from(name).length;
    if (length <= CHARACTERS_MAX) return null;
    return {
      description: `Links to your page get no preview on Discord. The site name, ${quote(name)} (og:site_name), has ${length} characters, and Discord accepts at most ${CHARACTERS_MAX}. Use the site's name and nothing else.`,
      fix: siteNameFix(otherSiteName(input)),
    };
  },
});
