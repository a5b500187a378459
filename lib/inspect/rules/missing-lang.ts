import type { Metadata } from "../metadata/metadata";
import type { Page } from "../page/page";
import { LANGUAGE_OF_ENCODING } from "./facts/language-codes.data";
import { isLanguageTag, likelyHreflang } from "./facts/languages";
import { escapeHtml } from "./fixes/snippet";
import { defineRule } from "./rule";
import { ASSUMED } from "./sources.data";
import { quote } from "./wording/words";

const BLADE = `<html lang="{{ str_replace('_', '-', app()->getLocale()) }}">`;

/** Metas that name the language, although only lang counts. */
const LANGUAGE_KEYS = ["content-language", "language", "dc.language", "dcterms.language"];

export const missingLang = defineRule({
  code: "missing_lang",
  title: "Unknown page language",
  severity: "tip",
  importance: "recommended",
  area: "search",
  weight: 2,
  platforms: ["google"],
  why: "Browsers, translators and screen readers guess the language of your page. They may offer to translate a page that needs no translation, or read it aloud in the wrong voice. The lang attribute of the html element tells them the language.",
  sources: [ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      { html: "<html>", without: ["html:lang"] },
      {
        html: '<html lang="english">',
        document: `<!doctype html><html lang="english"><head><title>Tides</title></head><body></body></html>`,
        also: [
          "missing_og_image",
          "missing_description",
          "missing_charset",
          "missing_twitter_card",
          "missing_canonical",
          "missing_og_title",
          "missing_viewport",
          "missing_og_url",
          "missing_og_site_name",
          "og_type_invalid",
        ],
      },
    ],
    good: [{ html: '<html lang="en">' }],
  },
  check({ page, metadata }) {
    const lang = page.lang?.trim() ?? "";
    if (isLanguageTag(lang)) return null;
    const said =
      lang === ""
        ? "The html element has no lang attribute."
        : `The lang attribute says ${quote(lang)}, which isn't a language code.`;
    const meant = likelyLanguage(lang, metadata, page);
    return {
      description: `Google, translators and screen readers have to guess your page's language. ${said} Set it to the code of the page's language, such as en, de or pt-BR.`,
      fix: { html: meant === null ? null : `<html lang="${escapeHtml(meant)}">`, laravel: BLADE },
    };
  },
});

/** The language that the page names elsewhere, misspells or is encoded for; null when nothing says which. */
function likelyLanguage(lang: string, { locale, tags }: Metadata, { charset }: Page): string | null {
  const named = tags
    .filter(({ key }) => LANGUAGE_KEYS.includes(key.toLowerCase()))
    .map(({ content }) => content);
  const candidates = [lang, ...named, locale, LANGUAGE_OF_ENCODING[charset.likely ?? charset.name]];
  return candidates.map((text) => meantLanguage(text ?? "")).find((code) => code !== null) ?? null;
}

function meantLanguage(text: string): string | null {
  const code = text.slice(0, 40).trim().replace(/_/g, "-");
  return isLanguageTag(code) ? code : likelyHreflang(code);
}
