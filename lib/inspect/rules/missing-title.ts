import { PLATFORM_NAMES } from "../platforms/names";
import { fullTitle } from "./facts/page-name";
import { firstStated } from "./facts/tag-texts";
import { sameTextFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { FACEBOOK_FALLBACK, GOOGLE_TITLE_ORDER, SLACK_ORDER } from "./sources.data";

export const missingTitle = defineRule({
  code: "missing_title",
  title: "The page has no title anywhere",
  severity: "error",
  importance: "required",
  area: "title",
  weight: 22,
  platforms: PLATFORM_NAMES,
  why: "The title is the one line every platform shows. Without a title tag and without og:title, most show a bare link; Google and Facebook guess a line from the page's headings or text, which is seldom the one you would have chosen.",
  sources: [GOOGLE_TITLE_ORDER, FACEBOOK_FALLBACK, SLACK_ORDER],
  since: "1.0.0",
  examples: {
    bad: [{ html: "<title></title>", without: ["title", "og:title"] }],
    good: [{ html: "<title>How tides shape the coast - Field Notes</title>", without: ["title"] }],
  },
  check(input) {
    if (firstStated(input.metadata, "title", "og:title", "twitter:title") !== null) return null;
    const title = fullTitle(input);
    return {
      description:
        "Neither a title tag nor og:title gives the page a name, so a shared link appears as a bare address or with a line that the platform guesses. Add a title that says what the page is about.",
      fix: sameTextFix(title, "title", "og:title"),
    };
  },
});
