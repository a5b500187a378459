import { CATALOGUE } from "@/lib/inspect/catalogue";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import { editDistance } from "@/lib/inspect/rules/facts/edit-distance";
import { API_GROUP_PAGES, issuePage, platformPage } from "./docs-pages";
import { FIXED_PAGES } from "./fixed-pages.data";
import type { SitePage } from "./site-page";
import { sitePage } from "./site-pages";

interface Candidate {
  readonly page: SitePage;
  /** Names that people may mean by it, in lower case. */
  readonly names: readonly string[];
}

const PAGES_MAX = 5;
/** Anything longer is no typo. */
const WORD_CHARACTERS_MAX = 60;
/** Anything shorter is part of too many names. */
const PART_CHARACTERS_MIN = 3;
/** The share of a name's letters that may be wrong. */
const DISTANCE_MAX = 0.5;

const CANDIDATES: readonly Candidate[] = [
  ...CATALOGUE.map((entry) => ({ page: issuePage(entry), names: [entry.code] })),
  ...PLATFORM_NAMES.map((name) => ({
    page: platformPage(PLATFORMS[name]),
    // X's crawler is still called Twitterbot.
    names: [name, PLATFORMS[name].crawler.token.toLowerCase()],
  })),
  ...[...Object.values(FIXED_PAGES), ...API_GROUP_PAGES].map((page) => ({
    page,
    names: [lastPart(page.path)],
  })),
];

/** The pages whose names are most similar to the end of an unknown path, best first; empty if none is similar. */
export function similarPages(path: string): readonly SitePage[] {
  const word = lastPart(path).slice(0, WORD_CHARACTERS_MAX);
  if (word === "" || sitePage(path) !== null) return [];
  return CANDIDATES.map(({ page, names }) => ({
    page,
    distance: Math.min(...names.map((name) => distance(word, name))),
  }))
    .filter((each) => each.distance <= DISTANCE_MAX)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, PAGES_MAX)
    .map(({ page }) => page);
}

function lastPart(path: string): string {
  const part = decodeURIComponent(path).split("/").filter(Boolean).at(-1) ?? "";
  return part.toLowerCase().replace(/[\s-]+/g, "_");
}

/** From 0 for the same word to 1 for nothing in common. */
function distance(word: string, name: string): number {
  const [short, long] = word.length < name.length ? [word, name] : [name, word];
  if (short.length >= PART_CHARACTERS_MIN && long.includes(short))
    return (1 - short.length / long.length) / 2;
  return editDistance(word, name) / Math.max(word.length, name.length);
}
