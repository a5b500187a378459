// Open Graph (https://ogp.me, read 2026-11-28), the vocabularies that share its form, and Twitter's own tags.
import { firstText, keysOf } from "../page/meta-entries";
import type { Page } from "../page/page";
import { resolveWrittenUrl } from "../page/placeholders";
import { visibleText } from "../page/text";

const PREFIXES = /^(?:og|article|book|profile|music|video|product|place|business|fb|al):/;

const OPEN_GRAPH_URLS: ReadonlySet<string> = new Set([
  "og:url",
  "og:see_also",
  ...["og:image", "og:video", "og:audio"].flatMap((key) => [key, `${key}:url`, `${key}:secure_url`]),
]);

const TWITTER_URLS: ReadonlySet<string> = new Set([
  "twitter:image",
  "twitter:image:src",
  "twitter:player",
  "twitter:player:stream",
  "twitter:url",
]);

/** The page's og:url. */
export interface OgUrl {
  /** As the page writes it, trimmed. */
  readonly written: string;
  /** Absolute http(s) URL; null when what is written is none. */
  readonly url: string | null;
}

/** The first non-empty value by property. Whether `name=` counts as `property=` differs by platform and is decided there. */
export function readOpenGraph(page: Page): Readonly<Record<string, string>> {
  return valuesByKey(page, isOpenGraph, OPEN_GRAPH_URLS);
}

/** The first non-empty value by name, from `name=` and `property=` alike. */
export function readTwitterCard(page: Page): Readonly<Record<string, string>> {
  return valuesByKey(page, isTwitter, TWITTER_URLS);
}

/** The first non-empty og:url; null without one. */
export function ogUrl(page: Page): OgUrl | null {
  const written = firstText(page, "og:url");
  return written === null ? null : { written, url: resolveWrittenUrl(written, page) };
}

/** Any prefixed key counts when it is written as a property; written as a name, only the known prefixes do. */
function isOpenGraph(key: string, attribute: string): boolean {
  if (attribute === "property")
    return PREFIXES.test(key) || (/^[^:]+:/.test(key) && !key.startsWith("twitter:"));
  return attribute === "name" && PREFIXES.test(key);
}

function isTwitter(key: string, attribute: string): boolean {
  return key.startsWith("twitter:") && (attribute === "name" || attribute === "property");
}

/**
 * The first non-empty value of every key that `belongs`, keys in lower case. Values of `urlKeys` are absolute where they
 * can be resolved, else as written. Keys are hostile text: a map, because `__proto__` is one like any other.
 */
function valuesByKey(
  page: Page,
  belongs: (key: string, attribute: string) => boolean,
  urlKeys: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  const values = new Map<string, string>();
  for (const meta of page.metas) {
    const text = visibleText(meta.content ?? "");
    if (text === "") continue;
    for (const [attribute, written] of keysOf(meta)) {
      const key = written.trim().toLowerCase();
      if (values.has(key) || !belongs(key, attribute)) continue;
      values.set(key, urlKeys.has(key) ? (resolveWrittenUrl(text, page) ?? text) : text);
    }
  }
  return Object.fromEntries(values);
}
