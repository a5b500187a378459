import { metaHtml } from "./fixes/snippet";
import { defineRule } from "./rule";
import { OPEN_GRAPH } from "./sources.data";
import { quote } from "./wording/words";

const LOCALE = /^[a-z]{2,3}_([A-Z]{2}|\d{3})$/;
const CORRECTABLE = /^([a-z]{2,3})[-_]([a-z]{2}|\d{3})$/i;
const LARAVEL = `<meta property="og:locale" content="{{ ['en' => 'en_GB', 'fr' => 'fr_FR'][app()->getLocale()] }}">`;

export const ogLocaleInvalid = defineRule({
  code: "og_locale_invalid",
  title: "Page language that Facebook doesn't recognize",
  severity: "tip",
  importance: "optional",
  area: "card",
  weight: 1,
  platforms: ["facebook"],
  why: "Facebook treats the page as American English. Open Graph writes a locale as language and territory with an underscore, such as en_GB, and Facebook doesn't recognize other spellings.",
  sources: [OPEN_GRAPH],
  since: "1.0.0",
  examples: {
    bad: [
      { html: '<meta property="og:locale" content="en-GB">', without: ["og:locale"] },
      { html: '<meta property="og:locale" content="english">', without: ["og:locale"] },
    ],
    good: [
      { html: '<meta property="og:locale" content="pt_BR">', without: ["og:locale"] },
      { html: "<!-- no og:locale -->", without: ["og:locale"] },
    ],
  },
  check({ metadata }) {
    const locale = metadata.open_graph["og:locale"]?.trim() ?? "";
    if (locale === "" || LOCALE.test(locale)) return null;
    const corrected = correctedLocale(locale) ?? correctedLocale(metadata.language ?? "");
    return {
      description: `Facebook treats your page as American English. og:locale says ${quote(locale)}. Write language and territory with an underscore${corrected === null ? ", such as en_GB" : `: ${corrected}`}.`,
      fix: {
        html: corrected === null ? null : metaHtml("property", "og:locale", corrected),
        laravel: LARAVEL,
      },
    };
  },
});

function correctedLocale(locale: string): string | null {
  const [, language, territory] = CORRECTABLE.exec(locale.trim()) ?? [];
  return language && territory ? `${language.toLowerCase()}_${territory.toUpperCase()}` : null;
}
