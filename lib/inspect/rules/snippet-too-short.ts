import { robotsLimits } from "../metadata/robots";
import { ADVICE } from "../platforms/advice.data";
import { robotsFix } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { GOOGLE_ROBOTS } from "./sources.data";

const CHARACTERS_MIN = ADVICE.snippetCharacters.value;

export const snippetTooShort = defineRule({
  code: "snippet_too_short",
  title: "Too little text allowed on Google",
  severity: "tip",
  importance: "optional",
  area: "search",
  weight: 1,
  platforms: ["google"],
  hiddenBy: ["noindex", "nosnippet"],
  why: `Google shows only a handful of words under the title, which end before they say anything. The rule max-snippet limits that text, here to fewer than ${CHARACTERS_MIN} characters.`,
  sources: [GOOGLE_ROBOTS],
  since: "1.0.0",
  examples: {
    bad: [{ html: '<meta name="robots" content="max-snippet:49">', also: ["description_too_long"] }],
    good: [{ html: '<meta name="robots" content="max-snippet:50">', also: ["description_too_long"] }],
  },
  check({ page }) {
    const max = robotsLimits(page).snippetCharsMax;
    if (max === null || max === 0 || max >= CHARACTERS_MIN) return null;
    return {
      description: `Google may show only ${max} characters of text under your page's title, a few words. Raise max-snippet to 160 or more, or set it to -1 for no limit.`,
      fix: robotsFix(page, (directive) => directive.startsWith("max-snippet:")),
    };
  },
});
