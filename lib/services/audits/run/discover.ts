import type { Client } from "@/lib/db/client";
import type { Resources } from "../../context";
import { toGzipJson } from "../../gzip-json";
import { checkAuditPage, storedLinks } from "./check-audit-page";
import { addPages, spread, worthFollowing } from "./page-list";
import { readSiteRules, type SiteRules } from "./site-rules";

export interface RunningAudit {
  readonly id: string;
  readonly url: string;
  readonly origin: string | null;
  readonly source: "sitemap" | "links" | null;
  readonly pagesLimit: number;
}

interface DiscoverParts {
  readonly resources: Resources;
  readonly db: Client;
  readonly audit: RunningAudit;
  readonly signal: AbortSignal;
}

/** What became of the search: the pages are listed, the site is at another origin, or why there is nothing to check. */
export type Discovery =
  | { readonly kind: "listed" }
  | { readonly kind: "moved" }
  | { readonly kind: "failed"; readonly error: string };

/** Checks the start page and lists the pages of its site, from its sitemaps or else from the links of that page. */
export async function discover(parts: DiscoverParts): Promise<Discovery> {
  const { resources, db, audit, signal } = parts;
  const origin = siteOrigin(audit);
  const rules = await readSiteRules(resources.net.polite, origin, signal);
  if (rules === null) return { kind: "failed", error: "robots_unreachable" };
  const isMoved = origin !== new URL(audit.url).origin;
  if (!isMoved && !rules.allows(audit.url)) return { kind: "failed", error: "robots_disallowed" };
  const start = await checkStart(parts);
  if (audit.origin === null) {
    await db.audit.update({ where: { id: audit.id }, data: { origin: start.origin } });
    if (start.origin !== origin) return { kind: "moved" };
  }
  await listPages(parts, rules, start.links);
  return { kind: "listed" };
}

/** The origin of the pages that are checked: the start page's, or where it redirects to. */
export function siteOrigin({ url, origin }: Pick<RunningAudit, "url" | "origin">): string {
  return origin ?? new URL(url).origin;
}

interface Start {
  /** Where the start page is after its redirects. */
  readonly origin: string;
  readonly links: readonly string[];
}

async function checkStart({ resources, db, audit, signal }: DiscoverParts): Promise<Start> {
  const terms = { db, random: resources.random, auditId: audit.id, pagesLimit: audit.pagesLimit };
  await addPages(terms, [audit.url], false);
  const page = await db.auditPage.findFirstOrThrow({ where: { auditId: audit.id, url: audit.url } });
  const known = page.checkedAt === null ? null : { finalUrl: page.finalUrl, links: await storedLinks(page) };
  const outcome = known ?? (await checkAuditPage(resources, db, { page, signal }));
  // A page that could not be checked now is checked with the others.
  const { finalUrl, links } =
    outcome === "busy" || outcome === null ? { finalUrl: null, links: [] } : outcome;
  return { origin: new URL(finalUrl ?? audit.url).origin, links };
}

async function listPages(
  { resources, db, audit, signal }: DiscoverParts,
  rules: SiteRules,
  links: readonly string[],
): Promise<void> {
  const origin = siteOrigin(audit);
  const terms = { db, random: resources.random, auditId: audit.id, pagesLimit: audit.pagesLimit };
  const found = await resources.net.polite.readSitemaps({
    sitemaps: rules.sitemaps,
    fallback: `${origin}/sitemap.xml`,
    host: new URL(origin).host,
    signal,
  });
  const allowed = found.urls.filter((url) => rules.allows(url));
  const isFromSitemap = allowed.length > 0;
  const urls = isFromSitemap
    ? spread(allowed, audit.pagesLimit)
    : await worthFollowing(terms, links.filter(rules.allows));
  const listed = await addPages(terms, urls, isFromSitemap);
  const inSitemap = new Set(allowed);
  if (inSitemap.has(audit.url)) {
    await db.auditPage.updateMany({
      where: { auditId: audit.id, url: audit.url },
      data: { inSitemap: true },
    });
  }
  await db.audit.update({
    where: { id: audit.id },
    data: {
      source: isFromSitemap ? "sitemap" : "links",
      pagesFound: isFromSitemap ? inSitemap.add(audit.url).size : listed,
      notes: found.problems.map(({ url, fault }) => ({ url, fault })),
      sitemap: isFromSitemap ? await toGzipJson(found.urls) : null,
    },
  });
}
