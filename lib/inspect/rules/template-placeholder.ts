import { placeholderIn } from "../page/placeholders";
import { PLATFORM_NAMES } from "../platforms/names";
import { flawCost, flawedTexts } from "./facts/text-flaws";
import { defineRule } from "./rule";
import { UNHEAD_CHECKS } from "./sources.data";
import { quote, wordList } from "./wording/words";

const WEIGHT = 14;

export const templatePlaceholder = defineRule({
  code: "template_placeholder",
  title: "Visible template placeholder",
  severity: "error",
  importance: "required",
  area: "title",
  alsoIn: ["description", "card"],
  weight: WEIGHT,
  platforms: PLATFORM_NAMES,
  why: "Platforms don't run your page's scripts: they show what your server sends. A placeholder such as {{ title }}, %s, <%= name %> or [object Object] that was never filled in is visible to everyone who sees the link.",
  sources: [UNHEAD_CHECKS],
  since: "1.0.0",
  examples: {
    bad: [
      { html: "<title>{{ page.title }} - Field Notes</title>", without: ["title"] },
      { html: '<meta property="og:title" content="[object Object]">', without: ["og:title"] },
      {
        html: '<meta property="og:description" content="Hello &lt;%= name %&gt;, read this.">',
        without: ["og:description"],
      },
    ],
    good: [
      { html: "<title>What “{{ title }}” does in a template</title>", without: ["title"] },
      { html: "<title>A 100 % sure thing: {braces}, $5 and 20 %</title>", without: ["title"] },
    ],
  },
  check(input) {
    const texts = flawedTexts(input, placeholderIn);
    const [first] = texts;
    if (!first) return null;
    return {
      ...flawCost(texts, input.previews, WEIGHT),
      description: `People see the placeholder ${quote(first.flaw)} in previews of your page (${wordList(texts.map(({ tag }) => tag))}). Fill it in on the server, before the page is sent.`,
      fix: null,
    };
  },
});
