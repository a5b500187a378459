import type { Page } from "../page/page";
import { isAbsolute, isSamePage } from "../url/http-url";
import { type HreflangLink, hreflangLinks, isHreflang, likelyHreflang } from "./facts/languages";
import { ownUrl } from "./fixes/site-fixes";
import { escapeHtml, lines } from "./fixes/snippet";
import { defineRule } from "./rule";
import { ASSUMED, LIGHTHOUSE_SEO } from "./sources.data";
import { quote, wordList } from "./wording/words";

const BLADE = `@foreach (config('app.locales') as $locale)
    <link rel="alternate" hreflang="{{ str_replace('_', '-', $locale) }}" href="{{ route(Route::currentRouteName(), ['locale' => $locale] + Route::current()->parameters()) }}">
@endforeach
<link rel="alternate" hreflang="x-default" href="{{ route(Route::currentRouteName(), ['locale' => config('app.fallback_locale')] + Route::current()->parameters()) }}">`;
/** A program writes a longer list, and the program needs the fix. */
const FIX_LINKS_MAX = 40;
const CODES_NAMED_MAX = 5;

export const hreflangInvalid = defineRule({
  code: "hreflang_invalid",
  title: "Invalid links to other languages",
  severity: "warning",
  importance: "optional",
  area: "search",
  weight: 2,
  platforms: ["google"],
  why: "People may get the wrong language version. The hreflang links let Google show them the version in their language, but they count only when every code exists, every URL is complete and the page links to itself.",
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
  check({ page, metadata }) {
    const set = readSet(page, metadata.canonical);
    const faults = set.links.length === 0 ? [] : faultsOf(set);
    if (faults.length === 0) return null;
    return {
      description: `Google may show people the wrong language version. ${faults.join(" ")} Google then ignores all of these links. Give each version, this page included, a valid code and its full URL.`,
      fix: { html: correctedSet(set, page), laravel: BLADE },
    };
  },
});

interface LanguageSet {
  readonly links: readonly HreflangLink[];
  /** One of the links names the page itself. */
  readonly hasSelf: boolean;
}

/** A copy of a page carries the links of the page that it names as canonical. */
function readSet(page: Page, canonical: string | null): LanguageSet {
  const links = hreflangLinks(page);
  const own = canonical === null ? [page.finalUrl] : [canonical, page.finalUrl];
  return { links, hasSelf: own.some((url) => isNamed(url, links)) };
}

function isNamed(pageUrl: string, links: readonly HreflangLink[]): boolean {
  const { host, pathname } = new URL(pageUrl);
  const start = (host + pathname.replace(/\/$/, "")).toLowerCase();
  // Comparing URLs is the slow part, and most of them differ at a glance.
  return links.some(({ url }) => url?.toLowerCase().includes(start) && isSamePage(url, pageUrl));
}

function faultsOf({ links, hasSelf }: LanguageSet): readonly string[] {
  const codes = [...new Set(links.map(({ code }) => code).filter((code) => !isHreflang(code)))];
  const short = links.find((link) => link.url === null || !isAbsolute(link.written));
  const faults = [];
  if (codes.length > 0) faults.push(codesFault(codes));
  if (short !== undefined) {
    faults.push(`${quote(short.written)}, the URL of a language version, isn't a full URL.`);
  }
  if (!hasSelf) faults.push("None of your page's hreflang links names the page itself.");
  return faults;
}

function codesFault(codes: readonly string[]): string {
  const named = codes.slice(0, CODES_NAMED_MAX).map((code) => {
    const meant = likelyHreflang(code);
    return meant === null ? quote(code) : `${quote(code)} (probably ${meant})`;
  });
  return codes.length === 1
    ? `The hreflang code ${wordList(named)} doesn't exist.`
    : `Some hreflang codes don't exist: ${wordList(named)}.`;
}

/** The corrected set; null when it is too long or one of its links can't be corrected. */
function correctedSet({ links, hasSelf }: LanguageSet, page: Page): string | null {
  const lang = likelyHreflang(page.lang ?? "");
  if (links.length > FIX_LINKS_MAX || (!hasSelf && lang === null)) return null;
  const urls = new Map(links.map(({ code, url }) => [isHreflang(code) ? code : likelyHreflang(code), url]));
  if (!hasSelf) urls.set(lang, ownUrl(page));
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
