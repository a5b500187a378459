import { encodingDeclaredBy } from "../page/decoding/prescan";
import type { Page } from "../page/page";
import { PLATFORM_NAMES } from "../platforms/names";
import { brokenCharacterIn, flawCost, flawedTexts } from "./facts/text-flaws";
import { charsetFix } from "./fixes/site-fixes";
import { defineRule, type Finding, type RuleInput } from "./rule";
import { ASSUMED, DISCORD_SHORT_COLOUR, LIGHTHOUSE_CHARSET } from "./sources.data";
import { quote, wordList } from "./wording/words";

const WEIGHT = 4;
/** Google alone may show the page's own text. */
const POINTS_OF_BODY = 2;
const BEYOND_ASCII = /[^\0-\x7f]/u;
const LABEL = /charset\s*=\s*["']?([^\s;"']{1,40})/i;
/** The encoding that texts of a language were mostly saved in before UTF-8. */
const ENCODING_OF_LANGUAGE: Readonly<Record<string, string>> = {
  ja: "Shift_JIS",
  zh: "GBK",
  ko: "EUC-KR",
  ru: "windows-1251",
  uk: "windows-1251",
  bg: "windows-1251",
  sr: "windows-1251",
  el: "windows-1253",
  tr: "windows-1254",
  he: "windows-1255",
  ar: "windows-1256",
  fa: "windows-1256",
  th: "windows-874",
  pl: "windows-1250",
  cs: "windows-1250",
  hu: "windows-1250",
};

/** As people write them. */
const NAMES: Readonly<Record<string, string>> = {
  gbk: "GBK",
  big5: "Big5",
  shift_jis: "Shift_JIS",
  "euc-jp": "EUC-JP",
  "euc-kr": "EUC-KR",
  "koi8-r": "KOI8-R",
};

export const brokenCharacters = defineRule({
  code: "broken_characters",
  title: "Garbled characters",
  severity: "warning",
  importance: "required",
  area: "title",
  alsoIn: ["description", "card"],
  weight: WEIGHT,
  platforms: PLATFORM_NAMES,
  why: "People see boxes, question marks or pairs of odd letters where there should be one, and platforms don't correct this. Text was saved in one character encoding and read in another, or cut in the middle of a character.",
  sources: [DISCORD_SHORT_COLOUR, LIGHTHOUSE_CHARSET, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      { html: '<meta property="og:title" content="Le littoral franÃ§ais">', without: ["og:title"] },
      {
        html: '<meta property="og:description" content="A long text, cut in a lett\uFFFD">',
        without: ["og:description"],
      },
    ],
    good: [{ html: '<meta property="og:title" content="São João, Ångström, 潮汐">', without: ["og:title"] }],
  },
  check(input) {
    const { mislabeled, likely } = input.page.charset;
    if (mislabeled || likely !== null) return misread(input);
    const texts = flawedTexts(input, brokenCharacterIn);
    const [first] = texts;
    if (!first) return null;
    return {
      ...flawCost(texts, input.previews, WEIGHT),
      description: `People see garbled characters instead of letters: ${quote(around(first.text, first.flaw))} (${wordList(texts.map(({ tag }) => tag))}). Save and serve your page as UTF-8 everywhere, and cut text only between characters.`,
      fix: null,
    };
  },
});

/** The page is saved in one encoding and read in another; null when no text that a preview may show has such letters. */
function misread(input: RuleInput): Finding | null {
  const { page, metadata, previews } = input;
  const texts = flawedTexts({ metadata }, beyondAscii);
  const inBody = [...page.headings, ...page.paragraphs].find(({ text }) => beyondAscii(text) !== null);
  const shown = texts[0]?.text ?? inBody?.text;
  if (shown === undefined) return null;
  const named = texts.length === 0 ? "in the page's text" : wordList(texts.map(({ tag }) => tag));
  const cost = texts.length === 0 ? { points: POINTS_OF_BODY } : flawCost(texts, previews, WEIGHT);
  const { likely, source } = page.charset;
  const saved = likely === "utf-8" ? "UTF-8" : `another encoding, probably ${likelyName(page)}`;
  return {
    ...cost,
    description: `People see garbled characters instead of letters: ${quote(shown)} (${named}). The page is saved in ${saved}, ${readAs(page)}`,
    fix: likely !== null && source === "meta" ? charsetFix(page) : null,
  };
}

/** What says otherwise, and what to do: the rest of a sentence. */
function readAs(page: Page): string {
  const { likely, source, name } = page.charset;
  if (source === "guess")
    return `and declares none, so it is read as ${name}. Save it as UTF-8 and declare UTF-8.`;
  const { written, place } = declaredCharset(page);
  const advice = likely === null ? "Save the page as UTF-8." : `Declare ${likely} in ${place}.`;
  const better =
    likely === null || likely === "utf-8" ? "" : " Better, save the page as UTF-8 and declare that.";
  return `but ${place} says ${quote(written)}. ${advice}${better}`;
}

function beyondAscii(text: string): string | null {
  return BEYOND_ASCII.exec(text)?.[0] ?? null;
}

/** What is declared, as written, and where. */
function declaredCharset({ headers, metas, charset }: Page): {
  readonly written: string;
  readonly place: string;
} {
  if (charset.source === "header") {
    const [, written = charset.name] = LABEL.exec(headers["content-type"] ?? "") ?? [];
    return { written, place: "the server's Content-Type header" };
  }
  const meta = metas.find((tag) => encodingDeclaredBy(tag) !== null);
  const written = meta?.charset ?? LABEL.exec(meta?.content ?? "")?.[1] ?? charset.name;
  return { written, place: "its meta tag" };
}

/** By its bytes, or by the page's language alone. */
function likelyName({ lang, charset }: Page): string {
  if (charset.likely !== null) return NAMES[charset.likely] ?? charset.likely;
  const [language = ""] = (lang ?? "").trim().toLowerCase().split(/[-_]/, 1);
  return ENCODING_OF_LANGUAGE[language] ?? "windows-1252";
}

/** The text from a little before its flaw on, so that the flaw is in what is quoted. */
function around(text: string, flaw: string): string {
  return text.slice(Math.max(0, text.indexOf(flaw) - 20)).replace(/^[\udc00-\udfff]/, "");
}
