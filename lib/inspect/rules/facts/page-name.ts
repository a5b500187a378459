import { emptyValueIn, placeholderIn } from "../../page/placeholders";
import { titleSegments, withoutSegment } from "../../page/text";
import type { RuleInput } from "../rule";
import { isHostName, siteName } from "./site-name";
import { tagText } from "./tag-texts";
import { brokenCharacterIn, entityIn, htmlIn, isDefaultTitle } from "./text-flaws";

const TITLE_TAGS = ["og:title", "twitter:title", "title"] as const;

/** A document's or a page's file, as viewers title what they show. */
const FILE_NAME = /^([\p{L}\p{N}_-]{1,100})\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|html?|php|txt|md|csv)$/iu;

type NameInput = Pick<RuleInput, "page" | "metadata">;

/**
 * What the page is called, without its site's name, in the page's own words: the first of og:title, twitter:title,
 * title, h1 and the URL's last word that has no flaw; null when there is none.
 */
export function pageName(input: NameInput): string | null {
  const { finalUrl } = input.page;
  return pageNames(input)[0] ?? [slugName(finalUrl)].find((name) => isName(name, finalUrl)) ?? null;
}

/** What the page calls itself in its texts, best first; without its URL, which is often in another language. */
export function pageNames(input: NameInput): readonly string[] {
  const { page, metadata } = input;
  const site = siteName(input);
  const headings = headingsOf(input, site);
  const candidates = [
    ...TITLE_TAGS.map((tag) => fileTitle(ownPart(withoutSite(tagText(metadata, tag), site), headings))),
    ...headings,
  ];
  return candidates.filter((text) => isName(text, page.finalUrl));
}

const HEADING_CHARACTERS_MAX = 300;
const HEADINGS_READ = 3;

/** The page's headings, without one that is the site's name, as a logo is on every page of some sites. */
function headingsOf({ page, metadata }: NameInput, site: string | null): readonly string[] {
  const segments = titleSegments(tagText(metadata, "title") ?? "");
  const main = metadata.headings
    .slice(0, HEADINGS_READ)
    .map((heading) => heading.slice(0, HEADING_CHARACTERS_MAX))
    .filter((heading) => heading !== site);
  const smaller = page.subheading?.text ?? null;
  // Of two headings that the title names, the smaller one is the page's.
  if (smaller !== null && segments.length > 1 && segments.includes(smaller)) return [smaller];
  return main.slice(0, 1);
}

/** A text for the title tag: the page's name and its site's; null when the page has no name. */
export function fullTitle(input: NameInput): string | null {
  const name = pageName(input);
  return name === null ? null : withSite(name, input);
}

/** A name of the page with its site's behind it, unless the name says that already or the site has none. */
export function withSite(name: string, input: NameInput): string {
  const site = siteName(input);
  return site === null || name.includes(site) ? name : `${name} - ${site}`;
}

/** The site's name and a section before it. */
const LOST_SEGMENTS_MAX = 2;
const GENERATOR = /^powered by /i;

/** Whether a title cut off after so many characters still has all of the page's own: what is lost names the site, or a section of it. */
export function losesOnlySite(title: string, shownCharacters: number, input: NameInput): boolean {
  const cut = lostSegments(title, shownCharacters);
  if (cut === null) return false;
  const lost = cut.filter((part) => !GENERATOR.test(part));
  if (lost.length === 0) return true;
  const site = siteName(input);
  return site !== null && lost.at(-1) === site && lost.length <= LOST_SEGMENTS_MAX;
}

/** The parts of the title that are cut; null when even its first part is. */
function lostSegments(title: string, shown: number): readonly string[] | null {
  const segments = titleSegments(title);
  let end = 0;
  const first = segments.findIndex((segment) => {
    end = title.indexOf(segment, end) + segment.length;
    return end > shown;
  });
  return first <= 0 ? null : segments.slice(first);
}

function withoutSite(title: string | null, site: string | null): string | null {
  if (title === null || site === null || title === site) return title;
  if (title.startsWith(`${site}: `)) return title.slice(site.length + 2);
  return withoutSegment(title, site);
}

/** The heading where the title is that and other parts before or behind it, whatever they name. */
function ownPart(title: string | null, headings: readonly string[]): string | null {
  const segments = titleSegments(title ?? "");
  if (segments.length < 2) return title;
  const ends = [segments[0], segments.at(-1)];
  return headings.find((heading) => ends.includes(heading)) ?? title;
}

/** The id of a page in a wiki's folders, in place of a title: `guides:low_tide`. */
const PAGE_ID = /^(?=[^ ]*[_:][^ ]*[_:])[a-z0-9_-]+(?::[a-z0-9_-]+)+$/;

function isName(text: string | null, url: string): text is string {
  if (text === null || text.trim() === "" || isHostName(text, url)) return false;
  if (isDefaultTitle(text) || PAGE_ID.test(text)) return false;
  return [placeholderIn, emptyValueIn, brokenCharacterIn, htmlIn, entityIn].every(
    (flawIn) => flawIn(text) === null,
  );
}

/** The name of a file that stands for a title, in words: `annual-report-2025.pdf` is "Annual report 2025". */
function fileTitle(title: string | null): string | null {
  const stem = FILE_NAME.exec(title ?? "")?.[1] ?? "";
  const words = stem.split(/[-_]+/).filter((word) => word !== "");
  return words.length === 0 ? title : capitalized(words.join(" "));
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The last word of the path as a name: `/guides/sea-level.html` is "Sea level". */
function slugName(url: string): string | null {
  const path = URL.parse(url)?.pathname ?? "";
  const last = path.split("/").findLast((part) => part !== "") ?? "";
  const words = last
    .replace(/\.\w{1,5}$/, "")
    .split(/[-_]+/)
    .filter((word) => /^[a-z]{2,20}$/i.test(word));
  return words.length === 0 ? null : capitalized(words.join(" "));
}
