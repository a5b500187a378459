import type { PlatformName } from "../platforms/platform";
import { charactersShown } from "./reading/characters-shown";
import { firstStated } from "./reading/stated-texts";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, TITLE_LENGTHS, WHATSAPP_PREVIEWS, X_MARKUP } from "./sources.data";
import { platformWords } from "./writing/platform-words";
import { quote } from "./writing/quote";

/** Plain letters that fit everywhere. */
const USUAL_CHARACTERS = 45;
const READERS: readonly PlatformName[] = ["discord", "x", "whatsapp", "facebook", "linkedin"];

export const ogTitleTooLong = defineRule({
  code: "og_title_too_long",
  title: "The social title is cut",
  severity: "tip",
  importance: "optional",
  area: "title",
  weight: 2,
  platforms: READERS,
  why: "Discord cuts a title at 70 bytes, X lays one line over the image, WhatsApp, Facebook and LinkedIn show two lines. Accented letters take two bytes, Chinese, Japanese and Korean ones three. What stands beyond the cut is not read.",
  sources: [DISCORD_PREVIEWS, WHATSAPP_PREVIEWS, X_MARKUP, TITLE_LENGTHS],
  hiddenBy: ["template_placeholder", "undefined_or_null_value", "default_framework_title"],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:title" content="How tides shape the coast, and why every harbour from here to the north cape silts up in spring">',
        without: ["og:title"],
      },
    ],
    good: [{ html: '<meta property="og:title" content="How tides shape the coast">', without: ["og:title"] }],
  },
  check({ metadata, previews }) {
    const title = firstStated(metadata, "og:title", "twitter:title");
    const platforms = READERS.filter((name) => {
      const { truncated, source } = previews[name];
      return truncated.includes("title") && /^(og|twitter):title$/.test(source.title ?? "");
    });
    if (title === null || platforms.length === 0) return null;
    const room = charactersShown(previews, platforms, "title", USUAL_CHARACTERS);
    return {
      description: `The title ${quote(title)} is cut on ${platformWords(platforms)}. Say the point in the first ${room} characters and leave the rest to the description.`,
      fix: null,
      platforms,
    };
  },
});
