import { ADVICE } from "../platforms/advice.data";
import { discord } from "../platforms/discord/discord";
import { google } from "../platforms/google/google";
import type { PlatformName } from "../platforms/names";
import { firstSentences } from "./facts/description-text";
import { statedText } from "./facts/tag-texts";
import { textFix } from "./fixes/text-fix";
import { defineRule, type Fix, type RuleInput } from "./rule";
import { DISCORD_PREVIEWS, GOOGLE_SNIPPET_WIDTH, GOOGLE_SNIPPETS, WHATSAPP_PREVIEWS } from "./sources.data";
import { charactersShown, cutWords } from "./wording/limits";
import { platformWords } from "./wording/platform-words";
import { quote } from "./wording/quote";

/** Plain letters that WhatsApp says are enough. */
const USUAL_CHARACTERS = ADVICE.cardDescriptionCharacters.value;
const GOOGLE_CHARACTERS = ADVICE.descriptionCharacters.value;
const READERS: readonly PlatformName[] = ["google", "discord", "whatsapp"];
const STATED = /^(meta description|(og|twitter):description)$/;

export const descriptionTooLong = defineRule({
  code: "description_too_long",
  title: "The description is cut",
  severity: "tip",
  importance: "optional",
  area: "description",
  weight: 1,
  platforms: READERS,
  why: `Google has room for about ${cutWords(google.limits.description)} pixels of text, Discord cuts at ${cutWords(discord.limits.description)} bytes, and WhatsApp shows one or two lines: about ${USUAL_CHARACTERS} characters are enough for it. Whatever stands beyond the cut is not read. A text that only WhatsApp cuts is no issue.`,
  sources: [DISCORD_PREVIEWS, WHATSAPP_PREVIEWS, GOOGLE_SNIPPETS, GOOGLE_SNIPPET_WIDTH],
  hiddenBy: ["template_placeholder", "undefined_or_null_value", "description_boilerplate"],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta name="description" content="Two floods a day move more sand than any storm, and nobody notices until a harbour has silted up. We walked the flats for a year with a camera, a rope and a tide table, and came back with pictures of a coast that is never twice in the same place.">',
        without: ["description"],
      },
    ],
    good: [
      {
        html: '<meta name="description" content="Two floods a day move more sand than any storm. A walk in pictures.">',
        without: ["description"],
      },
    ],
  },
  check(input) {
    const { previews } = input;
    const platforms = READERS.filter((name) => {
      const { truncated, source } = previews[name];
      return truncated.includes("description") && STATED.test(source.description ?? "");
    });
    const [first] = platforms;
    // WhatsApp alone cuts what Google asks for: that is how its card is, no fault of the page.
    if (!first || first === "whatsapp") return null;
    const room = charactersShown(previews, platforms, "description", USUAL_CHARACTERS);
    const google = room < USUAL_CHARACTERS ? "" : `; about ${GOOGLE_CHARACTERS} are read in full on Google`;
    return {
      description: `The text ${quote(previews[first].description ?? "")} is cut on ${platformWords(platforms)}. Put the point into the first ${room} characters${google}.`,
      fix: shortFix(input, platforms),
      platforms,
    };
  },
});

/** The first sentences, or words, of the texts that are cut, as many as every one of these platforms shows. */
function shortFix({ metadata, previews }: RuleInput, platforms: readonly PlatformName[]): Fix {
  const room = charactersShown(previews, platforms, "description", GOOGLE_CHARACTERS);
  const cut = platforms.map((name) => previews[name].source.description?.replace("meta ", ""));
  const tags = (["description", "og:description", "twitter:description"] as const).filter((tag) =>
    cut.includes(tag),
  );
  return textFix(tags.map((tag) => ({ tag, text: firstSentences(statedText(metadata, tag) ?? "", room) })));
}
