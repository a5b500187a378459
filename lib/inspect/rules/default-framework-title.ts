import { PLATFORM_NAMES } from "../platforms/names";
import { hostLabel } from "../url/http-url";
import { type TagText, tagTexts } from "./facts/tag-texts";
import { flawCost, isDefaultTitle } from "./facts/text-flaws";
import { nameFix } from "./fixes/text-fix";
import { defineRule, type Fix, type RuleInput } from "./rule";
import { ASSUMED, NEXT_STARTER, VITE_STARTER } from "./sources.data";
import { platformWords, quote } from "./wording/words";

const WEIGHT = 18;

/** Laravel's own layout falls back to this setting, and it to the word Laravel. */
const APP_NAME_NOTE = "{{-- In .env, set APP_NAME to your site's name: config('app.name') prints it --}}";

export const defaultFrameworkTitle = defineRule({
  code: "default_framework_title",
  title: "Default framework title",
  severity: "error",
  importance: "required",
  area: "title",
  weight: WEIGHT,
  platforms: PLATFORM_NAMES,
  why: "People who see your link read the name of a framework or server instead of your page's title. It looks unfinished, and thousands of sites share the same text, so people can't find or recognize your page by it.",
  sources: [NEXT_STARTER, VITE_STARTER, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      { html: "<title>Create Next App</title>", without: ["title"] },
      {
        html: '<title>Laravel</title>\n<meta property="og:title" content="Laravel">',
        without: ["title", "og:title"],
      },
      { html: "<title>Index of /guides</title>", without: ["title"] },
    ],
    good: [{ html: "<title>Queues in Laravel - Field Notes</title>", without: ["title"] }],
  },
  check(input) {
    const texts = defaultTitles(input);
    const [first] = texts;
    if (!first) return null;
    const cost = flawCost(texts, input.previews, WEIGHT);
    return {
      ...cost,
      description: `People see ${quote(first.text)} as your page's title on ${platformWords(cost.platforms ?? ["google"])}. That's the default text of a framework or server. Give your page its own title.`,
      fix: ownTitleFix(input, texts),
    };
  },
});

function defaultTitles({ metadata, page }: RuleInput): readonly TagText[] {
  const isOwnName = (text: string) =>
    hostLabel(page.finalUrl).includes(text.toLowerCase().replace(/\W/g, ""));
  return tagTexts(metadata).filter(
    ({ area, text }) => area === "title" && isDefaultTitle(text) && !isOwnName(text),
  );
}

function ownTitleFix(input: RuleInput, texts: readonly TagText[]): Fix {
  const { html, laravel } = nameFix(input, ...texts.map(({ tag }) => tag));
  return { html, laravel: `${APP_NAME_NOTE}\n${laravel}` };
}
