import type { RuleInput } from "../rule";
import { isHostOf } from "./is-host-of";
import { siteName } from "./site-name";
import { statedText } from "./stated-texts";
import {
  brokenCharacterIn,
  emptyValueIn,
  entityIn,
  htmlIn,
  isDefaultTitle,
  placeholderIn,
  titleSegments,
} from "./text-flaws";

const TITLE_TAGS = ["og:title", "twitter:title", "title"] as const;

type NameInput = Pick<RuleInput, "page" | "metadata">;

/**
 * What the page is called, without its site's name, in the page's own words: the first of og:title, twitter:title,
 * title, h1 and the address's last word that nothing is wrong with; null when there is none.
 */
export function pageName(input: NameInput): string | null {
  return pageNames(input)[0] ?? null;
}

/** All of them, best first. */
export function pageNames(input: NameInput): readonly string[] {
  const { page, metadata } = input;
  const site = siteName(input);
  const candidates = [
    ...TITLE_TAGS.map((tag) => withoutSite(statedText(metadata, tag), site)),
    metadata.headings[0]?.slice(0, 300) ?? null,
    slugName(page.finalUrl),
  ];
  return candidates.filter((text): text is string => text !== null && isName(text, page.finalUrl));
}

/** A text for the title tag: the page's name and its site's; null when the page has no name. */
export function fullTitle(input: NameInput): string | null {
  const name = pageName(input);
  const site = siteName(input);
  if (name === null || site === null || name.includes(site)) return name;
  return `${name} - ${site}`;
}

function withoutSite(title: string | null, site: string | null): string | null {
  if (title === null || site === null) return title;
  const segments = titleSegments(title);
  const kept = segments.filter((segment) => segment !== site);
  return kept.length === 0 || kept.length === segments.length ? title : kept.join(" - ");
}

function isName(text: string, url: string): boolean {
  if (text.trim() === "" || isHostOf(text, url) || isDefaultTitle(text)) return false;
  return [placeholderIn, emptyValueIn, brokenCharacterIn, htmlIn, entityIn].every(
    (flawIn) => flawIn(text) === null,
  );
}

/** The last word of the path as a name: `/guides/sea-level.html` is "Sea level". */
function slugName(url: string): string | null {
  const path = URL.parse(url)?.pathname ?? "";
  const last = path.split("/").findLast((part) => part !== "") ?? "";
  const words = last
    .replace(/\.\w{1,5}$/, "")
    .split(/[-_]+/)
    .filter((word) => /^[a-z]{2,20}$/i.test(word));
  const [first = "", ...rest] = words;
  return first === "" ? null : [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(" ");
}
