import type { MetaTag } from "../page/page";
import { isSocialKey } from "./facts/social-tags";
import { type KeyedText, tagsFix } from "./fixes/tags-fix";
import { defineRule } from "./rule";
import { FACEBOOK_NAME_ATTRIBUTE, LINKEDIN_TAGS, OPEN_GRAPH } from "./sources.data";
import { wordList } from "./wording/words";

const NAMED_MAX = 12;

export const ogNameAttribute = defineRule({
  code: "og_name_attribute",
  title: "Social tags ignored by Facebook and LinkedIn",
  severity: "warning",
  importance: "recommended",
  area: "card",
  weight: 6,
  platforms: ["facebook", "linkedin"],
  why: "Facebook ignores the tags, as its debugger warns, and LinkedIn's preview falls back to the title tag and loses the image. Open Graph tags carry their name in property=, but these use name=. Other platforms accept both.",
  sources: [FACEBOOK_NAME_ATTRIBUTE, LINKEDIN_TAGS, OPEN_GRAPH],
  since: "1.0.0",
  examples: {
    bad: [{ html: '<meta name="og:title" content="How tides shape the coast">', without: ["og:title"] }],
    good: [
      {
        html: '<meta name="title" property="og:title" content="How tides shape the coast">',
        without: ["og:title"],
      },
    ],
  },
  check({ page }) {
    const misnamed = misnamedTags(page.metas);
    if (misnamed.length === 0) return null;
    const keys = misnamed.map(({ key }) => key);
    const more = keys.length > NAMED_MAX ? ` and ${keys.length - NAMED_MAX} more` : "";
    return {
      description: `Facebook and LinkedIn ignore some of your page's tags: ${wordList(keys.slice(0, NAMED_MAX))}${more}. These tags use name=. Change it to property=.`,
      fix: tagsFix(misnamed.slice(0, NAMED_MAX)),
    };
  },
});

/** First value by key of Open Graph tags that no property= of the page states. */
function misnamedTags(metas: readonly MetaTag[]): readonly KeyedText[] {
  const stated = new Set(metas.map(({ property }) => property));
  const misnamed = new Map<string, string>();
  for (const { name, property, content } of metas) {
    if (property !== null || !isSocialKey(name, "og:") || stated.has(name) || misnamed.has(name)) continue;
    if (content?.trim()) misnamed.set(name, content);
  }
  return [...misnamed].map(([key, content]) => ({ key, content }));
}
