import { entries } from "../page/meta-entries";
import type { Page } from "../page/page";
import { PLATFORM_NAMES } from "../platforms/names";
import { AREA_OF, type TagText, TEXT_TAGS } from "./facts/tag-texts";
import { flawCost } from "./facts/text-flaws";
import { tagsFix } from "./fixes/tags-fix";
import { defineRule } from "./rule";
import { HTML_ATTRIBUTES } from "./sources.data";
import { quote, wordList } from "./wording/words";

const WEIGHT = 8;
const ALT = "og:image:alt";
/** As much as its absence: screen readers read it, no preview shows it. */
const ALT_COST = { losses: [{ area: "image", points: 1 }] } as const;

export const quotationMarkCutsText = defineRule({
  code: "quotation_mark_cuts_text",
  title: "Text cut off at a quotation mark",
  severity: "error",
  importance: "required",
  area: "title",
  alsoIn: ["description", "card", "image"],
  weight: WEIGHT,
  platforms: PLATFORM_NAMES,
  why: "People see only the words before a quotation mark. A tag's text is enclosed in quotation marks, so the same mark inside the text ends it there. Programs that fill in templates have to write the mark as &quot;.",
  sources: [HTML_ATTRIBUTES],
  since: "1.0.0",
  examples: {
    bad: [
      { html: '<meta property="og:title" content="The "old pier" opens">', without: ["og:title"] },
      {
        html: "<meta property='og:description' content='Walk along the harbor's wall at low tide.'>",
        without: ["og:description"],
      },
    ],
    good: [
      { html: '<meta property="og:title" content="The &quot;old pier&quot; opens">', without: ["og:title"] },
      { html: `<meta property="og:title" content='The "old pier" opens'>`, without: ["og:title"] },
    ],
  },
  check({ page, previews }) {
    const texts = cutTexts(page);
    const cut = [...texts, ...cutAlt(page)];
    const [first] = cut;
    if (!first) return null;
    return {
      ...(texts.length === 0 ? ALT_COST : flawCost(texts, previews, WEIGHT)),
      description: `People see only the start of your text: ${quote(first.shown)} instead of ${quote(first.text)} (${wordList(cut.map(({ tag }) => tag))}). A quotation mark inside the text ends it there. Write the mark as &quot;, or use “curly” ones.`,
      fix: tagsFix(cut.map(({ tag, text }) => ({ key: tag, content: text }))),
    };
  },
});

interface CutText {
  readonly tag: string;
  readonly text: string;
  /** What is left of it. */
  readonly shown: string;
}

/** The first tag of each text, where a quotation mark cuts it. */
function cutTexts(page: Page): readonly (CutText & TagText)[] {
  return TEXT_TAGS.flatMap((tag) => {
    const [entry] = tag === "title" ? [] : entries(page, tag, { empty: true });
    const meant = entry?.tag.meant?.trim();
    return entry && meant ? [{ tag, area: AREA_OF[tag], text: meant, shown: entry.text }] : [];
  });
}

/** The first image's description, where a quotation mark cuts it. */
function cutAlt(page: Page): readonly CutText[] {
  const [entry] = entries(page, ALT, { empty: true });
  const meant = entry?.tag.meant?.trim();
  return entry && meant ? [{ tag: ALT, text: meant, shown: entry.text }] : [];
}
