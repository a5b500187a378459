import { ADVICE } from "../platforms/advice.data";
import { discord } from "../platforms/discord/discord";
import { google } from "../platforms/google/google";
import type { PlatformName } from "../platforms/names";
import { firstSentences } from "./facts/description-text";
import { tagText } from "./facts/tag-texts";
import { longFix } from "./fixes/text-fix";
import { defineRule, type Fix, type RuleInput } from "./rule";
import { DISCORD_PREVIEWS, GOOGLE_SNIPPET_WIDTH, GOOGLE_SNIPPETS, WHATSAPP_PREVIEWS } from "./sources.data";
import { charactersShown, cutWords, platformWords, quote } from "./wording/words";

/** Latin letters, as WhatsApp recommends. */
const USUAL_CHARACTERS = ADVICE.cardDescriptionCharacters.value;
const GOOGLE_CHARACTERS = ADVICE.descriptionCharacters.value;
const CHECKED_PLATFORMS: readonly PlatformName[] = ["google", "discord", "whatsapp"];
const STATED = /^(meta description|(og|twitter):description)$/;

export const descriptionTooLong = defineRule({
  code: "description_too_long",
  title: "Description cut off",
  severity: "tip",
  importance: "optional",
  area: "description",
  weight: 1,
  platforms: CHECKED_PLATFORMS,
  why: `Google has room for about ${cutWords(google.limits.description)} pixels of text, Discord cuts at ${cutWords(discord.limits.description)} bytes, and WhatsApp shows one or two lines, about ${USUAL_CHARACTERS} characters. People don't see anything after the cut. When only WhatsApp cuts the text, we don't report it.`,
  sources: [DISCORD_PREVIEWS, WHATSAPP_PREVIEWS, GOOGLE_SNIPPETS, GOOGLE_SNIPPET_WIDTH],
  hiddenBy: ["template_placeholder", "undefined_or_null_value", "description_boilerplate"],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta name="description" content="Two floods a day move more sand than any storm, and nobody notices until a harbor has silted up. We walked the flats for a year with a camera, a rope and a tide table, and came back with pictures of a coast that is never twice in the same place.">',
        without: ["description"],
      },
    ],
    good: [
      {
        html: '<meta name="description" content="Two floods a day move more sand than any storm. A walk in photos.">',
        without: ["description"],
      },
    ],
  },
  check(input) {
    const { previews } = input;
    const platforms = CHECKED_PLATFORMS.filter((name) => {
      const { truncated, source } = previews[name];
      return truncated.includes("description") && STATED.test(source.description ?? "");
    });
    const [first] = platforms;
    // A description that suits Google is always cut on WhatsApp.
    if (!first || first === "whatsapp") return null;
    const texts = cutTags(input, platforms).flatMap((tag) => tagText(input.metadata, tag) ?? []);
    const room = charactersShown({ previews, platforms, field: "description" }, texts, USUAL_CHARACTERS);
    const google = room < USUAL_CHARACTERS ? "" : `; Google shows about ${GOOGLE_CHARACTERS} in full`;
    return {
      description: `People on ${platformWords(platforms)} see only the start of your description: ${quote(previews[first].description ?? "")}. Put the main point in the first ${room} characters${google}.`,
      fix: shortFix(input, platforms),
      platforms,
    };
  },
});

/** The first sentences of the texts that are cut, as many as all these platforms show. */
function shortFix(input: RuleInput, platforms: readonly PlatformName[]): Fix {
  const { metadata, previews } = input;
  const tags = cutTags(input, platforms);
  const texts = tags.map((tag) => ({ tag, text: tagText(metadata, tag) ?? "" }));
  const room = charactersShown(
    { previews, platforms, field: "description" },
    texts.map(({ text }) => text),
    GOOGLE_CHARACTERS,
  );
  return longFix(texts.map(({ tag, text }) => ({ tag, text: firstSentences(text, room) })));
}

/** The tags whose descriptions these platforms cut. */
function cutTags({ previews }: RuleInput, platforms: readonly PlatformName[]) {
  const cut = platforms.map((name) => previews[name].source.description?.replace("meta ", ""));
  return (["description", "og:description", "twitter:description"] as const).filter((tag) =>
    cut.includes(tag),
  );
}
