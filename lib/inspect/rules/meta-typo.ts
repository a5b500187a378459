import { misspelledTags } from "./facts/social-tags";
import { tagsFix } from "./fixes/tags-fix";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, OPEN_GRAPH, UNHEAD_CHECKS } from "./sources.data";
import { quote, wordList } from "./wording/words";

const NAMED_MAX = 6;

export const metaTypo = defineRule({
  code: "meta_typo",
  title: "Misspelled tag name",
  severity: "warning",
  importance: "recommended",
  area: "card",
  weight: 3,
  platforms: ["facebook", "linkedin", "discord", "whatsapp", "slack", "telegram"],
  why: "The tag counts as missing, although you can see it in the page's source. Platforms look for exact tag names: one extra letter, a hyphen instead of an underscore or a capital letter is enough.",
  sources: [DISCORD_PREVIEWS, OPEN_GRAPH, UNHEAD_CHECKS],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:titel" content="How tides shape the coast">',
        without: ["og:title"],
        also: ["missing_og_title"],
      },
      {
        html: '<meta property="og:sitename" content="Field Notes">',
        without: ["og:site_name"],
        also: ["missing_og_site_name"],
      },
    ],
    good: [
      { html: '<meta property="og:see_also" content="https://example.com/guides">' },
      { html: '<meta property="og:titel" content="A second spelling beside the right one">' },
    ],
  },
  check({ page }) {
    const typos = misspelledTags(page.metas);
    if (typos.length === 0) return null;
    const named = typos.slice(0, NAMED_MAX);
    const pairs = named.map(({ written, meant }) => `${quote(written)} should be ${meant}`);
    const lost =
      typos.length === 1
        ? `${quote(named[0]?.content ?? "")} doesn't appear in previews, because its tag is misspelled`
        : "Some of your values don't appear in previews, because their tags are misspelled";
    return {
      description: `${lost}: ${wordList(pairs)}.`,
      fix: tagsFix(named.map(({ meant, content }) => ({ key: meant, content }))),
    };
  },
});
