import { ADVICE } from "../platforms/advice.data";
import { google } from "../platforms/google/google";
import { cutText } from "../platforms/text/text-cut";
import { statedNames, withSite } from "./facts/page-name";
import { statedText } from "./facts/tag-texts";
import { sameTextFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { GOOGLE_TITLE_LINKS, GOOGLE_TITLE_WIDTH } from "./sources.data";
import { cutWords } from "./wording/limits";
import { quote } from "./wording/quote";

export const titleTooLong = defineRule({
  code: "title_too_long",
  title: "Google cuts the title",
  severity: "tip",
  importance: "optional",
  area: "title",
  weight: 2,
  platforms: ["google"],
  why: `A result on Google has room for one line of about ${cutWords(google.limits.title)} pixels, some ${ADVICE.titleCharacters.value} letters. A longer title is cut at a word and ends in dots, so what stands last is not read.`,
  sources: [GOOGLE_TITLE_LINKS, GOOGLE_TITLE_WIDTH],
  hiddenBy: ["template_placeholder", "undefined_or_null_value", "default_framework_title"],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<title>How tides shape the coast, and why every harbour from here to the north cape silts up in spring - Field Notes</title>",
        without: ["title"],
      },
    ],
    good: [{ html: "<title>How tides shape the coast and why harbours silt up</title>", without: ["title"] }],
  },
  check(input) {
    const title = statedText(input.metadata, "title");
    const { truncated, source } = input.previews.google;
    if (title === null || source.title !== "title" || !truncated.includes("title")) return null;
    const name =
      statedNames(input)
        .flatMap((short) => [withSite(short, input), short])
        .find(fits) ?? null;
    return {
      description: `Google shows only the start of ${quote(title)} (${title.length} characters). Put the words that matter first and keep the title under about ${ADVICE.titleCharacters.value} characters.`,
      fix: sameTextFix(name, "title"),
    };
  },
});

/** Measured as Google does, for forty letters may be narrow or wide. */
function fits(name: string): boolean {
  const { value: cut } = google.limits.title;
  return cut === null || cutText(name, [cut]).cutAt === null;
}
