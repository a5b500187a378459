import { jsonLdNodes, jsonLdObjects, jsonLdText } from "../../metadata/json-ld";
import { oneLine, titleSegments } from "../../page/text";
import { hostLabel } from "../../url/http-url";
import type { RuleInput } from "../rule";
import { tagText } from "./tag-texts";

const SITE_NAME_CHARACTERS_MAX = 40;
/** A shorter word stands in many a host by chance. */
const HOST_LETTERS_MIN = 4;
/** Newsletters and blogs end their titles with the author: `Tides - by Sam Rivera`. */
const BYLINE = /^by /i;
const NAME_TAGS = ["application-name", "apple-mobile-web-app-title"];

type NameInput = Pick<RuleInput, "page" | "metadata">;

/**
 * The site's name in the page's own words: og:site_name, else the JSON-LD of the site, else the application name,
 * else the part of the title that the host names too or that looks like a brand, else the publisher that an article's
 * JSON-LD names; null when the page names none.
 */
export function siteName(input: NameInput): string | null {
  return tagText(input.metadata, "og:site_name") ?? otherSiteName(input);
}

/** The same without og:site_name. */
export function otherSiteName({ page, metadata }: NameInput): string | null {
  return (
    jsonLdSiteName(page) ??
    applicationName(metadata) ??
    brandOf(tagText(metadata, "title"), hostLabel(page.finalUrl)) ??
    jsonLdPublisher(page)
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

/** Of a title with separators the first or last part whose letters the host has, else the last when it is the shorter. */
function brandOf(title: string | null, host: string): string | null {
  const segments = titleSegments(title ?? "");
  if (segments.length < 2) return null;
  const [first = "", last = ""] = [segments[0], segments.at(-1)];
  const named = [last, first].find((part) => isInHost(part, host));
  if (named !== undefined) return shortName(named);
  const rest = segments.slice(0, -1).join(" - ");
  return last.length < rest.length && !BYLINE.test(last) ? shortName(last) : null;
}

function isInHost(part: string, host: string): boolean {
  const letters = part.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return letters.length >= HOST_LETTERS_MIN && host.replace(/[.-]/g, "").includes(letters);
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
