import { jsonLdNodes, jsonLdObjects, jsonLdText } from "../../metadata/json-ld";
import type { LinkTag } from "../../page/page";
import { oneLine, titleSegments } from "../../page/text";
import { hostLabel } from "../../url/http-url";
import { siteDomain } from "../../url/site-domain";
import type { RuleInput } from "../rule";
import { tagText } from "./tag-texts";

const SITE_NAME_CHARACTERS_MAX = 40;
/** A shorter word is in many a host by chance. */
const HOST_LETTERS_MIN = 4;
/** Newsletters and blogs end their titles with the author: `Tides - by Sam Rivera`. */
const BYLINE = /^by /i;
const TITLE_CHARACTERS_READ = 200;
const GERMAN: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };
/** As most hosts write Russian and Ukrainian. */
const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  "а a|б b|в v|г g|ґ g|д d|е e|ё e|є ie|ж zh|з z|и i|і i|ї i|й y|к k|л l|м m|н n|о o|п p|р r|с s|т t|у u|ф f|х h|ц ts|ч ch|ш sh|щ sch|ъ |ы y|ь |э e|ю yu|я ya"
    .split("|")
    .map((pair) => pair.split(" ")),
);
/** What sites add to their name where they have several. */
const KIND =
  /[ -](?:forums?|docs|documentation|blog|news|shop|store|wiki|magazine?|community|online|board|help|support)$/;
/** Words that hosts begin with and that name no site. */
const COMMON =
  /^(?:app|login|log in|sign in|account|docs|documentation|blog|news|shop|store|forum|help|support|status|mail|wiki|home|search)$/i;
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

/**
 * Of a title with separators the first or last part that other words of the site repeat: its host, its handle on X, its
 * feed or search; of one without, its start before a colon, or all of it.
 */
function brandOf({ page, metadata }: NameInput): string | null {
  const title = tagText(metadata, "title") ?? "";
  const segments = titleSegments(title);
  const ends = [segments.at(-1), segments[0]].filter(
    (part) => part !== undefined && isShort(part) && !BYLINE.test(part) && !COMMON.test(part),
  );
  const label = hostLabel(page.finalUrl);
  // A title of one word may be what the host begins with, such as `status`.
  const host = segments.length > 1 ? label : siteDomain(label);
  const handle = metadata.twitter["twitter:site"] ?? "";
  const named = ends.find(
    (part) => part !== undefined && (isInHost(part, host) || isInHost(part, handle.toLowerCase())),
  );
  return shortName(named ?? repeatedPart(title, ends, page.links.filter(isSiteLink)));
}

/** The part of the title that the title of such a link begins with or holds. */
function repeatedPart(
  title: string,
  ends: readonly (string | undefined)[],
  links: readonly LinkTag[],
): string | undefined {
  const said = links.flatMap((link) => titleSegments(link.title?.slice(0, TITLE_CHARACTERS_READ) ?? ""));
  const isWhole = ends.includes(title);
  const repeated = ends.find((part) => part !== undefined && !isWhole && said.includes(part));
  return repeated ?? said.find((part) => part.length >= HOST_LETTERS_MIN && title.startsWith(`${part}: `));
}

/** A link to the site's feed or search, whose title has the site's name. */
function isSiteLink({ rels, type }: LinkTag): boolean {
  return rels.includes("search") || (rels.includes("alternate") && /\b(?:rss|atom|feed)\b/i.test(type ?? ""));
}

function isInHost(part: string, host: string): boolean {
  const words = host.replace(/[^\p{L}\p{N}]/gu, "");
  const name = part.toLowerCase();
  return [name, name.replace(KIND, "")]
    .flatMap(spellings)
    .some((letters) => letters.length >= HOST_LETTERS_MIN && words.includes(letters));
}

/** As hosts spell it: `Möbel Café` is moebelcafe or mobelcafe, and `Север` is sever. */
function spellings(part: string): readonly string[] {
  const german = part.replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter);
  const latin = part.replace(/[а-яёіїєґ]/g, (letter) => CYRILLIC[letter] ?? letter);
  return [part, german, latin, part.normalize("NFD").replace(/\p{M}/gu, "")].map((text) =>
    text.replace(/[^\p{L}\p{N}]/gu, ""),
  );
}

function isShort(name: string): boolean {
  return name.length <= SITE_NAME_CHARACTERS_MAX;
}

function shortName(text: string | null | undefined): string | null {
  if (!text || !isShort(text)) return null;
  return oneLine(text).trim() || null;
}

/** The text is nothing but the page's host or URL, with or without scheme, `www.` and trailing slash. */
export function isHostName(text: string, url: string): boolean {
  const host = hostLabel(url);
  const bare = text.toLowerCase().replace(/^https?:\/\//, "");
  return host !== "" && bare.replace(/^www\./, "").replace(/\/$/, "") === host;
}
