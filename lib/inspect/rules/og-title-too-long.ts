import { ADVICE } from "../platforms/advice.data";
import { discord } from "../platforms/discord/discord";
import { isLonger } from "../platforms/limits";
import type { PlatformName } from "../platforms/names";
import { pageNames } from "./facts/page-name";
import { tagText } from "./facts/tag-texts";
import { sameTextFix } from "./fixes/text-fix";
import { defineRule, type Fix, type RuleInput } from "./rule";
import { DISCORD_PREVIEWS, TITLE_LENGTHS, WHATSAPP_PREVIEWS, X_MARKUP } from "./sources.data";
import { charactersShown, cutWords, platformWords, quote, wordList } from "./wording/words";

/** Latin letters that fit everywhere. */
const USUAL_CHARACTERS = ADVICE.socialTitleCharacters.value;
const CHECKED_PLATFORMS: readonly PlatformName[] = ["discord", "x", "whatsapp", "facebook", "linkedin"];

export const ogTitleTooLong = defineRule({
  code: "og_title_too_long",
  title: "Social title cut off",
  severity: "tip",
  importance: "optional",
  area: "title",
  weight: 2,
  platforms: CHECKED_PLATFORMS,
  why: `Discord cuts a title at ${cutWords(discord.limits.title)} bytes, X shows one line over the image, and WhatsApp, Facebook and LinkedIn show two lines. Accented letters take two bytes; Chinese, Japanese and Korean ones take three. People don't see anything after the cut.`,
  sources: [DISCORD_PREVIEWS, WHATSAPP_PREVIEWS, X_MARKUP, TITLE_LENGTHS],
  hiddenBy: ["template_placeholder", "undefined_or_null_value", "default_framework_title"],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:title" content="How tides shape the coast, and why every harbor from here to the north cape silts up in spring">',
        without: ["og:title"],
      },
    ],
    good: [{ html: '<meta property="og:title" content="How tides shape the coast">', without: ["og:title"] }],
  },
  check(input) {
    const { metadata, previews } = input;
    const platforms = CHECKED_PLATFORMS.filter((name) => {
      const { truncated, source } = previews[name];
      return truncated.includes("title") && /^(og|twitter):title$/.test(source.title ?? "");
    });
    const cut = cutTags(input, platforms).flatMap((tag) => tagText(metadata, tag) ?? []);
    if (cut.length === 0) return null;
    const titles = [...new Set(cut)];
    const named = titles.length === 1 ? "title" : "titles";
    const room = charactersShown({ previews, platforms, field: "title" }, titles, USUAL_CHARACTERS);
    return {
      description: `People on ${platformWords(platforms)} see only the start of your ${named}, ${wordList(titles.map((title) => quote(title)))}. Put the main point in the first ${room} characters and leave the rest to the description.`,
      fix: shortTitleFix(input, platforms, room),
      platforms,
    };
  },
});

/** A shorter name that the page uses elsewhere, in the tags that are cut. */
function shortTitleFix(input: RuleInput, platforms: readonly PlatformName[], room: number): Fix {
  const short = pageNames(input).find((name) => !isLonger(name, room)) ?? null;
  return sameTextFix(short, ...cutTags(input, platforms));
}

/** The tags whose titles these platforms cut. */
function cutTags({ previews }: RuleInput, platforms: readonly PlatformName[]) {
  const cut = platforms.map((name) => previews[name].source.title);
  return (["og:title", "twitter:title"] as const).filter((tag) => cut.includes(tag));
}
