import { jsonLdNodes, jsonLdObjects, jsonLdText } from "../../metadata/json-ld";
import type { LinkTag } from "../../page/page";
import { oneLine, titleSegments } from "../../page/text";
import { hostLabel } from "../../url/http-url";
import type { RuleInput } from "../rule";
import { tagText } from "./tag-texts";

const SITE_NAME_CHARACTERS_MAX = 40;
/** A shorter word stands in many a host by chance. */
const HOST_LETTERS_MIN = 4;
/** Newsletters and blogs end their titles with the author: `Tides - by Sam Rivera`. */
const BYLINE = /^by /i;
const TITLE_CHARACTERS_READ = 200;
const GERMAN: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };
const NAME_TAGS = ["application-name", "apple-mobile-web-app-title"];

type NameInput = Pick<RuleInput, "page" | "metadata">;

/**
 * The site's name in the page's own words: og:site_name, else the JSON-LD of the site, else the application name,
 * else the part of the title that the host, a handle, a feed or a search link names too, else the publisher that an article's
 * JSON-LD names; null when the page names none.
 */
export function siteName(input: NameInput): string | null {
  return tagText(input.metadata, "og:site_name") ?? otherSiteName(input);
}

/** The same without og:site_name. */
export function otherSiteName({ page, metadata }: NameInput): string | null {
  return (
    jsonLdSiteName(page) ?? applicationName(metadata) ?? brandOf({ page, metadata }) ?? jsonLdPublisher(page)
  );
}

function applicationName({ tags }: NameInput["metadata"]): string | null {
  const tag = tags.find(({ key, content }) => NAME_TAGS.includes(key) && content?.trim());
  return shortName(tag?.content);
}

function jsonLdSiteName(page: NameInput["page"]): string | null {
  const site = jsonLdNodes(page).find(({ types, top }) => top && types.includes("WebSite"));
  return shortName(jsonLdText(site?.value.name));
}

function jsonLdPublisher(page: NameInput["page"]): string | null {
  const published = jsonLdNodes(page).find(({ top, value }) => top && value.publisher !== undefined);
  return shortName(jsonLdText(jsonLdObjects(published?.value.publisher)[0]?.name));
}

/** Of a title with separators the first or last part that other words of the site repeat: its host, its handle on X, its feed or search. */
function brandOf({ page, metadata }: NameInput): string | null {
  const segments = titleSegments(tagText(metadata, "title") ?? "");
  if (segments.length < 2) return null;
  const ends = [segments.at(-1), segments[0]].filter((part) => part !== undefined && !BYLINE.test(part));
  const host = hostLabel(page.finalUrl);
  const handle = metadata.twitter["twitter:site"] ?? "";
  const titles = page.links
    .filter(isSiteLink)
    .flatMap(({ title }) => title?.slice(0, TITLE_CHARACTERS_READ) ?? []);
  const named = ends.find(
    (part) => part !== undefined && (isInHost(part, host) || isInHost(part, handle.toLowerCase())),
  );
  const repeated = ends.find(
    (part) => part !== undefined && titles.some((title) => titleSegments(title).includes(part)),
  );
  return shortName(named ?? repeated);
}

/** A link to the site's feed or search, whose title has the site's name. */
function isSiteLink({ rels, type }: LinkTag): boolean {
  return rels.includes("search") || (rels.includes("alternate") && /\b(?:rss|atom|feed)\b/i.test(type ?? ""));
}

function isInHost(part: string, host: string): boolean {
  const words = host.replace(/[.-]/g, "");
  return spellings(part.toLowerCase()).some(
    (letters) => letters.length >= HOST_LETTERS_MIN && words.includes(letters),
  );
}

/** As hosts spell it: `Möbel Café` is moebelcafe or mobelcafe. */
function spellings(part: string): readonly string[] {
  const german = part.replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter);
  return [part, german, part.normalize("NFD").replace(/\p{M}/gu, "")].map((text) =>
    text.replace(/[^\p{L}\p{N}]/gu, ""),
  );
}

function shortName(text: string | null | undefined): string | null {
  if (!text || text.length > SITE_NAME_CHARACTERS_MAX) return null;
  return oneLine(text).trim() || null;
}

/** The text is nothing but the page's host or URL, with or without scheme, `www.` and trailing slash. */
export function isHostName(text: string, url: string): boolean {
  const host = hostLabel(url);
  const bare = text.toLowerCase().replace(/^https?:\/\//, "");
  return host !== "" && bare.replace(/^www\./, "").replace(/\/$/, "") === host;
}
