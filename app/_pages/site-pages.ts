import { CATALOGUE } from "@/lib/inspect/catalogue";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { API_GROUP_PAGES, issuePage, platformPage } from "./docs-pages";
import { FIXED_PAGES } from "./fixed-pages.data";
import type { SitePage } from "./site-page";

/** Every indexable page of this site, in the order of the documentation. */
export const SITE_PAGES: readonly SitePage[] = [
  ...Object.values(FIXED_PAGES),
  ...API_GROUP_PAGES,
  ...Object.values(PLATFORMS).map(platformPage),
  ...CATALOGUE.map(issuePage),
];

const BY_PATH = new Map(SITE_PAGES.map((page) => [page.path, page]));

/** The page at a path; null if there is none. */
export function sitePage(path: string): SitePage | null {
  return BY_PATH.get(path) ?? null;
}
