import { ADVICE } from "../platforms/advice.data";
import { google } from "../platforms/google/google";
import { cutText } from "../platforms/text/text-cut";
import { losesOnlySite, pageNames, withSite } from "./facts/page-name";
import { tagText } from "./facts/tag-texts";
import { sameTextFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { GOOGLE_TITLE_LINKS, GOOGLE_TITLE_WIDTH } from "./sources.data";
import { charactersShown, cutWords, quote } from "./wording/words";

export const titleTooLong = defineRule({
  code: "title_too_long",
  title: "Title cut off on Google",
  severity: "tip",
  importance: "optional",
  area: "title",
  weight: 2,
  platforms: ["google"],
  why: `A Google result has room for one line of about ${cutWords(google.limits.title)} pixels, roughly ${ADVICE.titleCharacters.value} letters. Google cuts a longer title at a word and adds dots, so people don't see the end. When only the site's name is cut off, we don't report it.`,
  sources: [GOOGLE_TITLE_LINKS, GOOGLE_TITLE_WIDTH],
  hiddenBy: ["template_placeholder", "undefined_or_null_value", "default_framework_title"],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<title>How tides shape the coast, and why every harbor from here to the north cape silts up in spring - Field Notes</title>",
        without: ["title"],
      },
    ],
    good: [{ html: "<title>How tides shape the coast and why harbors silt up</title>", without: ["title"] }],
  },
  check(input) {
    const title = tagText(input.metadata, "title");
    const { truncated, source } = input.previews.google;
    if (title === null || source.title !== "title" || !truncated.includes("title")) return null;
    const shown = input.previews.google.title?.replace(/…$/, "").length ?? 0;
    if (losesOnlySite(title, shown, input)) return null;
    const room = charactersShown(
      { previews: input.previews, platforms: ["google"], field: "title" },
      [title],
      ADVICE.titleCharacters.value,
    );
    const name =
      pageNames(input)
        .flatMap((short) => [withSite(short, input), short])
        .find(fits) ?? null;
    return {
      description: `People on Google see only the start of your title, ${quote(title)} (${Array.from(title).length} characters). Put the important words first and keep the title under about ${room} characters.`,
      fix: sameTextFix(name, "title"),
    };
  },
});

/** Measured in pixels as Google does, since letters may be narrow or wide. */
function fits(name: string): boolean {
  const { value: cut } = google.limits.title;
  return cut === null || cutText(name, [cut]).cutAt === null;
}
