import type { Page } from "../page/page";
import { isAbsolute } from "../url/http-url";
import { isSamePage } from "../url/same-page";
import { type HreflangLink, hreflangLinks, isHreflang, meantHreflang } from "./facts/languages";
import { ownAddress } from "./fixes/page-url";
import { escapeHtml, lines } from "./fixes/snippet";
import { defineRule } from "./rule";
import { ASSUMED, LIGHTHOUSE_SEO } from "./sources.data";
import { wordList } from "./wording/platform-words";
import { quote } from "./wording/quote";

const BLADE = `@foreach (config('app.locales') as $locale)
    <link rel="alternate" hreflang="{{ str_replace('_', '-', $locale) }}" href="{{ route(Route::currentRouteName(), ['locale' => $locale] + Route::current()->parameters()) }}">
@endforeach
<link rel="alternate" hreflang="x-default" href="{{ route(Route::currentRouteName(), ['locale' => config('app.fallback_locale')] + Route::current()->parameters()) }}">`;
/** A longer list is made by a program, which has to be mended instead. */
const FIX_LINKS_MAX = 40;
const CODES_NAMED_MAX = 5;

export const hreflangInvalid = defineRule({
  code: "hreflang_invalid",
  title: "The links to other languages are not valid",
  severity: "warning",
  importance: "optional",
  area: "search",
  weight: 2,
  platforms: ["google"],
  why: "hreflang links let Google show each reader the version in their language. The set counts only when every code is a real one, every address is complete and the page names itself among them; else readers land on the wrong language.",
  sources: [LIGHTHOUSE_SEO, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: `<link rel="alternate" hreflang="en-UK" href="https://example.com/guides/tides">
<link rel="alternate" hreflang="de" href="https://example.com/de/tides">`,
      },
      {
        html: `<link rel="alternate" hreflang="en" href="https://example.com/guides/tides">
<link rel="alternate" hreflang="de" href="/de/tides">`,
      },
      { html: '<link rel="alternate" hreflang="de" href="https://example.com/de/tides">' },
    ],
    good: [
      {
        html: `<link rel="alternate" hreflang="en" href="https://example.com/guides/tides">
<link rel="alternate" hreflang="de-AT" href="https://example.com/de/tides">
<link rel="alternate" hreflang="x-default" href="https://example.com/guides/tides">`,
      },
    ],
  },
  check({ page }) {
    const set = readSet(page);
    const faults = set.links.length === 0 ? [] : faultsOf(set);
    if (faults.length === 0) return null;
    return {
      description: `${faults.join(" ")} Google then leaves the whole set aside and may show readers the wrong language. Give each version a valid code and its full address, this page included.`,
      fix: { html: mendedSet(set, page), laravel: BLADE },
    };
  },
});

interface LanguageSet {
  readonly links: readonly HreflangLink[];
  /** One of the links names the page itself. */
  readonly hasSelf: boolean;
}

function readSet(page: Page): LanguageSet {
  const links = hreflangLinks(page);
  const { host, pathname } = new URL(page.finalUrl);
  const own = (host + pathname.replace(/\/$/, "")).toLowerCase();
  // Comparing addresses costs more than everything else here, and most of them differ at a glance.
  const likely = links.filter(({ url }) => url?.toLowerCase().includes(own));
  return { links, hasSelf: likely.some(({ url }) => isSamePage(url ?? "", page.finalUrl)) };
}

function faultsOf({ links, hasSelf }: LanguageSet): readonly string[] {
  const codes = [...new Set(links.map(({ code }) => code).filter((code) => !isHreflang(code)))];
  const short = links.find((link) => link.url === null || !isAbsolute(link.written));
  const faults = [];
  if (codes.length > 0) faults.push(codesFault(codes));
  if (short !== undefined) {
    faults.push(`The address ${quote(short.written)} of a language version is not a full one.`);
  }
  if (!hasSelf) faults.push("None of the page's hreflang links names the page itself.");
  return faults;
}

function codesFault(codes: readonly string[]): string {
  const named = codes.slice(0, CODES_NAMED_MAX).map((code) => {
    const meant = meantHreflang(code);
    return meant === null ? quote(code) : `${quote(code)} (probably ${meant})`;
  });
  return codes.length === 1
    ? `The hreflang code ${wordList(named)} does not exist.`
    : `Some hreflang codes do not exist: ${wordList(named)}.`;
}

/** The set as it should stand; null when it is too long or one of its links can't be mended. */
function mendedSet({ links, hasSelf }: LanguageSet, page: Page): string | null {
  const lang = meantHreflang(page.lang ?? "");
  if (links.length > FIX_LINKS_MAX || (!hasSelf && lang === null)) return null;
  const urls = new Map(links.map(({ code, url }) => [isHreflang(code) ? code : meantHreflang(code), url]));
  if (!hasSelf) urls.set(lang, ownAddress(page));
  if (!urls.has("x-default")) urls.set("x-default", defaultOf(urls));
  const tags = [...urls].map(([code, url]) => (code === null || url === null ? null : tag(code, url)));
  return tags.includes(null) ? null : lines(...tags.filter((one) => one !== null));
}

/**
 * The version for everybody else. Every page of the set has to name the same one: the English version, else the first
 * by code.
 */
function defaultOf(urls: ReadonlyMap<string | null, string | null>): string | null {
  const codes = [...urls.keys()].filter((code) => code !== null).sort();
  const chosen = codes.find((code) => /^en(?:-|$)/.test(code)) ?? codes[0];
  return (chosen && urls.get(chosen)) ?? null;
}

function tag(code: string, url: string): string {
  return `<link rel="alternate" hreflang="${escapeHtml(code)}" href="${escapeHtml(url)}">`;
}
