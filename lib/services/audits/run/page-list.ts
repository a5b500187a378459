import type { Client } from "@/lib/db/client";
import type { Random } from "@/lib/random";
import { newId } from "../../fields";
import { urlPattern } from "../result/url-pattern";

/** A calendar goes on for ever: pages of one kind that links lead to make up at most half of an audit, or this many. */
const PER_PATTERN_MIN = 20;
/** Pages that wait at most, by the pages that are checked at most. */
const WAITING_FACTOR = 5;

interface ListTerms {
  readonly db: Client;
  readonly random: Random;
  readonly auditId: string;
  readonly pagesLimit: number;
}

/** Adds pages to the end of an audit's list; those it has already stay as they are. Returns how many it has then. */
export async function addPages(
  { db, random, auditId }: ListTerms,
  urls: readonly string[],
  inSitemap: boolean,
): Promise<number> {
  const start = await db.auditPage.count({ where: { auditId } });
  const data = urls.map((url, at) => ({
    id: newId("auditPage", random),
    auditId,
    url,
    inSitemap,
    position: start + at,
  }));
  await db.auditPage.createMany({ data, skipDuplicates: true });
  return db.auditPage.count({ where: { auditId } });
}

/** The links that are worth following, by what the list holds already. */
export async function worthFollowing(
  { db, auditId, pagesLimit }: ListTerms,
  links: readonly string[],
): Promise<string[]> {
  const rows = await db.auditPage.findMany({ where: { auditId }, select: { url: true } });
  const known = new Set(rows.map(({ url }) => url));
  const counts = new Map<string, number>();
  const count = (url: string) => {
    const pattern = urlPattern(url);
    const next = (counts.get(pattern) ?? 0) + 1;
    counts.set(pattern, next);
    return next;
  };
  for (const url of known) count(url);
  const perPattern = Math.max(PER_PATTERN_MIN, Math.ceil(pagesLimit / 2));
  const free = pagesLimit * WAITING_FACTOR - known.size;
  return links.filter((url) => !known.has(url) && count(url) <= perPattern).slice(0, Math.max(0, free));
}

/** Some of the URLs, of every kind of page alike many, in the order of the whole. */
export function spread(urls: readonly string[], max: number): string[] {
  if (urls.length <= max) return [...urls];
  const kinds = new Map<string, string[]>();
  for (const url of urls) {
    const pattern = urlPattern(url);
    const kind = kinds.get(pattern);
    if (kind) kind.push(url);
    else kinds.set(pattern, [url]);
  }
  const chosen = new Set<string>();
  for (let round = 0; chosen.size < max; round++) {
    for (const kind of kinds.values()) {
      const url = kind[round];
      if (url !== undefined && chosen.size < max) chosen.add(url);
    }
  }
  return urls.filter((url) => chosen.has(url));
}
