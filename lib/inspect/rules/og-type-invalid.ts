import { metaFix } from "./fixes/snippet";
import { defineRule, type RuleInput } from "./rule";
import { DISCORD_PREVIEWS, OPEN_GRAPH } from "./sources.data";
import { quote } from "./wording/words";

/**
 * The types of ogp.me, the layouts that Discord documents to read from the same tag, and those of Facebook's own
 * reference: https://developers.facebook.com/docs/reference/opengraph/ (read 2026-11).
 */
const TYPES = new Set([
  "website",
  "article",
  "book",
  "profile",
  "payment.link",
  "music.song",
  "music.album",
  "music.playlist",
  "music.radio_station",
  "video.movie",
  "video.episode",
  "video.tv_show",
  "video.other",
  "video",
  "rich",
  "books.author",
  "books.book",
  "books.genre",
  "business.business",
  "fitness.course",
  "game.achievement",
  "place",
  "product",
  "product.group",
  "product.item",
  "quick_election.election",
  "restaurant.menu",
  "restaurant.menu_item",
  "restaurant.menu_section",
  "restaurant.restaurant",
]);

export const ogTypeInvalid = defineRule({
  code: "og_type_invalid",
  title: "Missing or unknown page type",
  severity: "tip",
  importance: "optional",
  area: "card",
  weight: 1,
  platforms: ["facebook", "discord"],
  why: "Platforms treat the page as a plain website and don't look for an article's author and date. Open Graph requires og:type with one of its own values; a type of your own needs a namespace with a colon.",
  sources: [OPEN_GRAPH, DISCORD_PREVIEWS],
  since: "1.0.0",
  examples: {
    bad: [
      { html: "<!-- no og:type -->", without: ["og:type"] },
      { html: '<meta property="og:type" content="blog post">', without: ["og:type"] },
    ],
    good: [
      { html: '<meta property="og:type" content="website">', without: ["og:type"] },
      { html: '<meta property="og:type" content="bakery:bread">', without: ["og:type"] },
    ],
  },
  check(input) {
    const type = input.metadata.open_graph["og:type"]?.trim() ?? "";
    if (TYPES.has(type.toLowerCase()) || isNamespaced(type)) return null;
    const found =
      type === "" ? "og:type is missing" : `og:type says ${quote(type)}, which isn't an Open Graph type`;
    return {
      description: `Platforms treat your page as a plain website. ${found}. Use article for content with an author and a date, and website for everything else.`,
      fix: metaFix("property", "og:type", isArticle(input, type) ? "article" : "website"),
    };
  },
});

function isNamespaced(type: string): boolean {
  return /^[^\s:]+:[^\s:]+$/.test(type.slice(0, 200));
}

function isArticle({ metadata }: RuleInput, type: string): boolean {
  if (/\b(?:news|story|post)\b|article|posting/i.test(type.slice(0, 200))) return true;
  return Object.keys(metadata.open_graph).some((key) => key.startsWith("article:"));
}
