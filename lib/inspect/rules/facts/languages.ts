import { isLanguageVersion } from "../../metadata/links";
import type { Page } from "../../page/page";
import { resolveWrittenUrl } from "../../page/placeholders";
import {
  EXTENDED_LANGUAGES,
  GRANDFATHERED,
  LANGUAGE_OF_COUNTRY,
  LANGUAGES,
  REGIONS,
} from "./language-codes.data";

/** Language, extended language, script, region and whatever follows (RFC 5646, section 2.1). */
const TAG =
  /^([a-z]{2,3})(?:-([a-z]{3}))?(?:-([a-z]{4}))?(?:-([a-z]{2}|\d{3}))?(?:-(?:[a-z0-9]{5,8}|\d[a-z0-9]{3}))*(?:-[a-wyz0-9](?:-[a-z0-9]{2,8})+)*(?:-x(?:-[a-z0-9]{1,8})+)?$/i;
/** A tag of the author's own (RFC 5646, section 2.2.7). */
const PRIVATE_TAG = /^x(?:-[a-z0-9]{1,8})+$/i;
const HREFLANG = /^([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2}|\d{3}))?$/i;
const TAG_LENGTH_MAX = 60;

/** More than there are languages on any site. */
const LINKS_MAX = 500;

/** True when `tag` is a language tag as `lang` takes it (RFC 5646): well formed, with a language that exists. */
export function isLanguageTag(tag: string): boolean {
  if (tag.length > TAG_LENGTH_MAX) return false;
  if (PRIVATE_TAG.test(tag) || GRANDFATHERED.has(tag.toLowerCase())) return true;
  const [, language, extended] = TAG.exec(tag) ?? [];
  return isLanguage(language) && (extended === undefined || isExtension(extended, language));
}

/** `zh-yue` is one; `en-USA` only looks like it. */
function isExtension(extended: string, language: string | undefined): boolean {
  const known = EXTENDED_LANGUAGES[language?.toLowerCase() ?? ""];
  return known === "any" || (known?.split(" ").includes(extended.toLowerCase()) ?? false);
}

/** True when `code` is one that `hreflang` takes: a language, perhaps a script and a country, or x-default. */
export function isHreflang(code: string): boolean {
  if (code.toLowerCase() === "x-default") return true;
  const [, language, , region = ""] = HREFLANG.exec(code.slice(0, TAG_LENGTH_MAX)) ?? [];
  return isLanguage(language) && (!/^[a-z]{2}$/i.test(region) || REGIONS.has(region.toUpperCase()));
}

/** The code that is most likely meant: `en_gb` and `en-UK` are `en-GB`, `gr` is `el`; null when none suggests itself. */
export function likelyHreflang(code: string): string | null {
  const parts = code.slice(0, TAG_LENGTH_MAX).trim().replace(/_/g, "-").split("-");
  const [language = "", ...rest] = parts;
  const lower = language.toLowerCase();
  const meant = [LANGUAGE_OF_COUNTRY[lower] ?? lower, ...rest.map(subtag)].join("-");
  return isHreflang(meant) ? meant : null;
}

/** Three-letter languages are too many to list; the pattern has to do. */
function isLanguage(language: string | undefined): boolean {
  return language !== undefined && (language.length === 3 || LANGUAGES.has(language.toLowerCase()));
}

function subtag(part: string): string {
  const upper = part.toUpperCase();
  if (part.length === 2) return upper === "UK" ? "GB" : upper;
  return part.length === 4 ? upper.charAt(0) + part.slice(1).toLowerCase() : part;
}

/** One `<link rel="alternate" hreflang>`. */
export interface HreflangLink {
  /** As written, trimmed. */
  readonly code: string;
  /** As written, trimmed. */
  readonly written: string;
  /** Absolute http(s) URL; null when what is written is none. */
  readonly url: string | null;
}

/** The page's links to its versions in other languages, in document order, at most 500. */
export function hreflangLinks(page: Page): readonly HreflangLink[] {
  const links = page.links.filter(isLanguageVersion);
  return links.slice(0, LINKS_MAX).map(({ hreflang, href }) => {
    const written = href?.trim() ?? "";
    const url = written === "" ? null : resolveWrittenUrl(written, page);
    return { code: hreflang?.trim() ?? "", written, url };
  });
}
