import type { FindingCode, FindingItem, SiteFinding } from "./audit-result";
import type { CheckedPage, PageFacts } from "./page-facts";

/** What is known of how the site's pages are reached. */
export interface SiteLinks {
  /** URLs that the sitemaps name; null for a site without. */
  readonly sitemap: ReadonlySet<string> | null;
  /** URLs on the site that checked pages link to. */
  readonly linked: ReadonlySet<string>;
  /** Sitemaps that could not be read as they should. */
  readonly problems: readonly { readonly url: string; readonly fault: string }[];
}

const URLS_MAX = 20;
const ITEMS_MAX = 50;

interface Reading {
  readonly code: FindingCode;
  readonly severity: SiteFinding["severity"];
  /** The fewest pages that make a value worth telling. */
  readonly from: number;
  /** What of a page is held against the other pages; null for nothing. */
  readonly readValue: (facts: PageFacts, page: CheckedPage) => string | null;
}

/** Pages that share a value with others. */
const SHARED: readonly Reading[] = [
  {
    code: "broken_shared_image",
    severity: "error",
    from: 2,
    readValue: ({ image, imageWorks }) => (imageWorks ? null : image),
  },
  { code: "duplicate_title", severity: "warning", from: 2, readValue: ({ title }) => title },
  {
    code: "duplicate_description",
    severity: "warning",
    from: 2,
    readValue: ({ description }) => description,
  },
  { code: "canonical_elsewhere", severity: "warning", from: 1, readValue: ({ canonical }) => canonical },
  {
    code: "duplicate_social_image",
    severity: "tip",
    from: 2,
    readValue: ({ image, imageWorks }) => (imageWorks ? image : null),
  },
];

/** What only the pages together show, the gravest first. */
export function siteFindings(pages: readonly CheckedPage[], links: SiteLinks): SiteFinding[] {
  const own = pages.filter(({ facts }) => facts !== null && !facts.redirected);
  return [
    ...SHARED.flatMap((reading) => sharedFinding(own, reading)),
    ...sitemapProblems(links),
    ...listFinding("missing_from_sitemap", notInSitemap(own, links)),
    ...listFinding("orphaned_redirect", orphanedRedirects(pages, links)),
  ];
}

function sharedFinding(
  pages: readonly CheckedPage[],
  { code, severity, from, readValue }: Reading,
): SiteFinding[] {
  const byValue = new Map<string, string[]>();
  for (const page of pages) {
    const value = page.facts && readValue(page.facts, page);
    if (value) byValue.set(value, [...(byValue.get(value) ?? []), page.url]);
  }
  const items = [...byValue]
    .filter(([, urls]) => urls.length >= from)
    .map(([value, urls]) => ({ value, urls: urls.slice(0, URLS_MAX), pages: urls.length }))
    .sort((a, b) => b.pages - a.pages);
  return toFinding(code, severity, items);
}

function listFinding(code: FindingCode, urls: readonly string[]): SiteFinding[] {
  return toFinding(
    code,
    "tip",
    urls.map((url) => ({ value: url, urls: [url], pages: 1 })),
  );
}

function toFinding(
  code: FindingCode,
  severity: SiteFinding["severity"],
  items: readonly FindingItem[],
): SiteFinding[] {
  if (items.length === 0) return [];
  const pages = items.reduce((sum, item) => sum + item.pages, 0);
  return [{ code, severity, pages, items: items.slice(0, ITEMS_MAX) }];
}

/** Pages that search engines are told of by links alone. */
function notInSitemap(pages: readonly CheckedPage[], { sitemap, linked }: SiteLinks): string[] {
  if (sitemap === null) return [];
  const checked = pages.filter(({ facts }) => facts?.canonical === null).map(({ url }) => url);
  return [...new Set([...checked, ...linked])].filter((url) => !sitemap.has(url));
}

/** Sitemap entries that lead somewhere else and that no page links to. */
function orphanedRedirects(pages: readonly CheckedPage[], { linked }: SiteLinks): string[] {
  return pages
    .filter(({ url, facts, inSitemap }) => inSitemap && facts?.redirected && !linked.has(url))
    .map(({ url }) => url);
}

function sitemapProblems({ problems }: SiteLinks): SiteFinding[] {
  const items = problems.map(({ url, fault }) => ({ value: fault, urls: [url], pages: 0 }));
  return toFinding("sitemap_problem", "warning", items);
}
