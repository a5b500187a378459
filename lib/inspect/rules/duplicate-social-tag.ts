import { type SocialTag, socialTags } from "./facts/social-tags";
import { tagsFix } from "./fixes/tags-fix";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, OPEN_GRAPH, X_CARDS } from "./sources.data";
import { quote, wordList } from "./wording/words";

/** Tags that may appear several times: images, media and lists. */
const REPEATABLE = /^(og:(image|video|audio|locale:alternate|see_also)|twitter:image)\b/;
/** X and Discord use the last of these layout tags; of texts all platforms use the first. */
const LAST_COUNTS = new Set(["twitter:card", "og:type"]);
const NAMED_MAX = 5;

interface Repeated {
  readonly key: string;
  readonly values: readonly string[];
}

export const duplicateSocialTag = defineRule({
  code: "duplicate_social_tag",
  title: "Conflicting social tags",
  severity: "tip",
  importance: "optional",
  area: "card",
  weight: 2,
  platforms: ["x", "facebook", "discord"],
  why: "People may see a value you didn't mean. When a tag appears twice with different values, only one is used, and platforms don't agree which: they show the first of two texts, but X and Discord use the last twitter:card. Often a theme and a plugin both print the tags.",
  sources: [OPEN_GRAPH, X_CARDS, DISCORD_PREVIEWS],
  since: "1.0.0",
  examples: {
    bad: [
      { html: '<meta property="og:title" content="Field Notes">' },
      {
        html: '<meta name="twitter:title" content="Tides">\n<meta name="twitter:title" content="Field Notes">',
      },
    ],
    good: [
      { html: '<meta property="og:title" content="How tides shape the coast">' },
      {
        html: '<meta property="og:locale:alternate" content="fr_FR">\n<meta property="og:locale:alternate" content="de_DE">',
      },
    ],
  },
  check({ page }) {
    const repeated = repeatedTags([...socialTags(page, "og:"), ...socialTags(page, "twitter:")]);
    const [first] = repeated;
    if (!first) return null;
    const named = repeated.slice(0, NAMED_MAX);
    return {
      description: `Previews may show a value you didn't mean. These tags appear more than once with different values: ${wordList(named.map(({ key }) => key))}. ${first.key} says ${first.values
        .slice(0, 3)
        .map((value) => quote(value))
        .join(" and ")}. Keep one of each.`,
      fix: tagsFix(named.map((tag) => ({ key: tag.key, content: counting(tag) }))),
    };
  },
});

function repeatedTags(tags: readonly SocialTag[]): readonly Repeated[] {
  const byKey = new Map<string, Set<string>>();
  for (const { key, content } of tags) {
    if (REPEATABLE.test(key)) continue;
    byKey.set(key, (byKey.get(key) ?? new Set()).add(content));
  }
  return [...byKey]
    .filter(([, values]) => values.size > 1)
    .map(([key, values]) => ({ key, values: [...values] }));
}

function counting({ key, values }: Repeated): string {
  return (LAST_COUNTS.has(key) ? values.at(-1) : values[0]) ?? "";
}
