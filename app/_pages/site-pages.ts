import { CATALOGUE } from "@/lib/inspect/catalogue";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import { API_GROUP_PAGES, issuePage, platformPage } from "./docs-pages";
import { FIXED_PAGES } from "./fixed-pages.data";
import type { OwnPage } from "./site-page";

/** Every page of ours that search engines should know, in the order of the documentation. */
export const OWN_PAGES: readonly OwnPage[] = [
  ...Object.values(FIXED_PAGES),
  ...API_GROUP_PAGES,
  ...PLATFORM_NAMES.map(platformPage),
  ...CATALOGUE.map(issuePage),
];

const BY_PATH = new Map(OWN_PAGES.map((page) => [page.path, page]));

/** The page at that path; null when none of ours is there. */
export function ownPage(path: string): OwnPage | null {
  return BY_PATH.get(path) ?? null;
}
