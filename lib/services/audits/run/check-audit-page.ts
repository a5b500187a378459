import { z } from "zod";
import type { Client } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import type { Inspection } from "@/lib/inspect/report";
import type { Resources } from "../../context";
import { fromGzipJson, STORED_INSPECTION, toGzipJson } from "../../gzip-json";
import { checkPage } from "../../inspections/check-page";
import { pageFacts } from "../result/page-facts";
import { watchLinks } from "./page-links";

/** What is stored of a page beside its record. */
export const STORED_PAGE = z.object({
  inspection: STORED_INSPECTION,
  /** Links to pages of the same host. */
  links: z.array(z.string()),
});

/** What a page's check came to. */
export interface PageOutcome {
  readonly finalUrl: string | null;
  readonly error: string | null;
  readonly links: readonly string[];
}

interface PageToCheck {
  readonly id: string;
  readonly url: string;
  readonly auditId: string;
}

/** Whatever a page links to may take longer here, since every request waits for its turn. */
const RESOURCES_MS = 120_000;
const LINKS_STORED_MAX = 500;
const REPORT_BYTES_MAX = 262_144;

/**
 * Checks one page of an audit as every page is checked and stores what came of it, once. Null when nothing can be said
 * of the page now, and `busy` when that is because we have too much to do. Rejects when the signal aborts.
 */
export async function checkAuditPage(
  { net, ogUrlPages, turns, thread, clock, log }: Resources,
  db: Client,
  { page, signal }: { readonly page: PageToCheck; readonly signal: AbortSignal },
): Promise<PageOutcome | "busy" | null> {
  const watched = watchLinks(net.polite);
  try {
    const options = { fresh: false, ogUrlPages, turns, thread, resourcesMs: RESOURCES_MS, signal };
    const inspection = await checkPage(page.url, watched.net, options);
    const links = watched.links();
    await store(db, page, { ...(await successOf(inspection, links)), checkedAt: new Date(clock.now()) });
    return { finalUrl: inspection.finalUrl, error: null, links };
  } catch (error) {
    signal.throwIfAborted();
    const code = error instanceof AppError ? error.code : "internal_error";
    if (code === "overloaded") return "busy";
    if (code === "unavailable") return null;
    if (code === "internal_error") log.error({ url: page.url, err: error }, "a page of an audit failed");
    await store(db, page, { error: code, checkedAt: new Date(clock.now()) });
    return { finalUrl: null, error: code, links: [] };
  }
}

/** The links of a page that has been checked, as far as they are stored. */
export async function storedLinks({
  report,
}: {
  readonly report: Uint8Array | null;
}): Promise<readonly string[]> {
  return report === null ? [] : (await fromGzipJson(report, STORED_PAGE)).links;
}

/** Stores that a page ended the worker that checked it: it fails alone. */
export async function giveUpPage(db: Client, page: PageToCheck, checkedAt: Date): Promise<void> {
  await store(db, page, { error: "internal_error", checkedAt });
}

async function successOf(inspection: Inspection, links: readonly string[]) {
  const report = await toGzipJson({
    inspection,
    links: links.slice(0, LINKS_STORED_MAX),
  } satisfies z.infer<typeof STORED_PAGE>);
  return {
    finalUrl: inspection.finalUrl,
    score: inspection.score.value,
    issues: inspection.issues.map(({ code, severity, points }) => ({ code, severity, points })),
    facts: { ...pageFacts(inspection) },
    report: report.length <= REPORT_BYTES_MAX ? report : null,
  };
}

type PageData = { readonly checkedAt: Date; readonly error?: string } & Partial<
  Awaited<ReturnType<typeof successOf>>
>;

/** The page's row and the audit's counts, in one step and once. */
async function store(db: Client, { id, auditId }: PageToCheck, data: PageData): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.auditPage.updateMany({ where: { id, checkedAt: null }, data });
    if (count === 0) return;
    const failed = data.error === undefined ? 0 : 1;
    await tx.audit.update({
      where: { id: auditId },
      data: { pagesChecked: { increment: 1 }, pagesFailed: { increment: failed } },
    });
  });
}
