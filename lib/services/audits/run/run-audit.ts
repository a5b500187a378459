// An audit is worked on in turns of a minute, each a job of its own, so that a worker that ends loses no more than the
// pages it was just checking.
import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "@/lib/db/client";
import type { Resources } from "../../context";
import { JOBS } from "../../jobs";
import { checkAuditPage, giveUpPage } from "./check-audit-page";
import { discover, type RunningAudit, siteOrigin } from "./discover";
import { finishAudit } from "./finish-audit";
import { takeHostLease } from "./host-lease";
import { addPages, worthFollowing } from "./page-list";
import { readSiteRules, type SiteRules } from "./site-rules";

const TURN_MS = 60_000;
/** How long an audit waits while another one has its turn at the same host. */
const WAIT_SECONDS = 3;
/** More pages at once than requests: while one waits for another host's image, the next is fetched. */
const AT_ONCE = 4;
/** How long a page waits when we have too much to do. */
const BUSY_MS = 2_000;
/** A page that ended its worker so often is given up. */
const ATTEMPTS_MAX = 2;

/** One turn of an audit. It does nothing for one that has ended. */
export async function runAudit(resources: Resources, auditId: string, stopping: AbortSignal): Promise<void> {
  const { db: database, random, queue, clock } = resources;
  const db = await database.open();
  const audit = await begin(db, auditId, clock.now());
  if (audit === null) return;
  const again = (afterSeconds: number) =>
    queue.add([{ kind: JOBS.audit, data: { auditId }, key: auditId, afterSeconds }]).then(queue.wake);
  const host = new URL(siteOrigin(audit)).hostname;
  const lease = await takeHostLease({ db, random, host, auditId });
  if (lease === null) return again(WAIT_SECONDS);
  const signal = AbortSignal.any([stopping, lease.lost]);
  try {
    const ended = await new Turn({ resources, db, audit, signal }).run();
    if (!ended) await again(0);
  } catch (error) {
    if (!signal.aborted) throw error;
    await again(0);
  } finally {
    await lease.release();
  }
}

async function begin(db: Client, id: string, nowMs: number): Promise<RunningAudit | null> {
  await db.audit.updateMany({
    where: { id, status: "queued" },
    data: { status: "running", startedAt: new Date(nowMs) },
  });
  return db.audit.findFirst({
    where: { id, status: "running" },
    select: { id: true, url: true, origin: true, source: true, pagesLimit: true },
  });
}

interface TurnParts {
  readonly resources: Resources;
  readonly db: Client;
  readonly audit: RunningAudit;
  readonly signal: AbortSignal;
}

interface WaitingPage {
  readonly id: string;
  readonly url: string;
  readonly auditId: string;
  readonly attempts: number;
}

class Turn {
  readonly #parts: TurnParts;
  readonly #endAt = performance.now() + TURN_MS;
  readonly #taken = new Set<string>();
  #source: RunningAudit["source"];

  constructor(parts: TurnParts) {
    this.#parts = parts;
    this.#source = parts.audit.source;
  }

  /** True when the audit has ended. */
  async run(): Promise<boolean> {
    const { resources, db, audit, signal } = this.#parts;
    if (this.#source === null) {
      const found = await discover(this.#parts);
      if (found.kind === "moved") return false;
      if (found.kind === "failed") return this.#finish({ status: "failed", error: found.error });
      const listed = await db.audit.findUnique({ where: { id: audit.id }, select: { source: true } });
      this.#source = listed?.source ?? null;
    }
    const rules = await readSiteRules(resources.net.polite, siteOrigin(audit), signal);
    if (rules === null) return this.#finish({ status: "done" });
    await this.#checkPages(rules);
    signal.throwIfAborted();
    return (await this.#hasMore()) ? false : this.#finish({ status: "done" });
  }

  /** Until the turn is over, or nothing waits and nothing runs that could find more. */
  async #checkPages(rules: SiteRules): Promise<void> {
    const running = new Set<Promise<void>>();
    try {
      while (performance.now() < this.#endAt && !this.#parts.signal.aborted) {
        const page = running.size < AT_ONCE ? await this.#nextPage() : null;
        if (page === null && running.size === 0) return;
        if (page === null) await Promise.race(running);
        else {
          const check = this.#check(page, rules).finally(() => {
            this.#taken.delete(page.id);
            running.delete(check);
          });
          running.add(check);
        }
      }
      await Promise.all(running);
    } finally {
      await Promise.allSettled(running);
    }
  }

  async #check(page: WaitingPage, rules: SiteRules): Promise<void> {
    const { resources, db, audit, signal } = this.#parts;
    if (page.attempts >= ATTEMPTS_MAX) return giveUpPage(db, page, new Date(resources.clock.now()));
    await db.auditPage.update({ where: { id: page.id }, data: { attempts: { increment: 1 } } });
    try {
      const outcome = await checkAuditPage(resources, db, { page, signal });
      if (outcome === "busy") {
        await this.#forgetAttempt(page);
        await pause(BUSY_MS, undefined, { signal });
      } else if (outcome && this.#source === "links") {
        await this.#follow(outcome.links.filter(rules.allows));
      }
    } catch (error) {
      if (!signal.aborted) throw error;
      await this.#forgetAttempt(page);
    }
    if ((await db.audit.count({ where: { id: audit.id, status: "running" } })) === 0) this.#taken.add("all");
  }

  /** That we stop or have too much to do is no fault of the page. */
  async #forgetAttempt({ id, attempts }: WaitingPage): Promise<void> {
    await this.#parts.db.auditPage.updateMany({ where: { id, checkedAt: null }, data: { attempts } });
  }

  /** The first page that waits and is within the limit; null when there is none now, or the audit has been ended. */
  async #nextPage(): Promise<WaitingPage | null> {
    const { db, audit } = this.#parts;
    if (this.#taken.has("all")) return null;
    const checked = await db.auditPage.count({ where: { auditId: audit.id, checkedAt: { not: null } } });
    if (checked + this.#taken.size >= audit.pagesLimit) return null;
    const waiting = await db.auditPage.findMany({
      where: { auditId: audit.id, checkedAt: null },
      orderBy: { position: "asc" },
      take: AT_ONCE + 1,
      select: { id: true, url: true, auditId: true, attempts: true },
    });
    const page = waiting.find(({ id }) => !this.#taken.has(id)) ?? null;
    if (page !== null) this.#taken.add(page.id);
    return page;
  }

  async #follow(links: readonly string[]): Promise<void> {
    const { resources, db, audit } = this.#parts;
    const terms = { db, random: resources.random, auditId: audit.id, pagesLimit: audit.pagesLimit };
    const pagesFound = await addPages(terms, await worthFollowing(terms, links), false);
    await db.audit.update({ where: { id: audit.id }, data: { pagesFound } });
  }

  async #hasMore(): Promise<boolean> {
    const { db, audit } = this.#parts;
    const where = { auditId: audit.id };
    const checked = await db.auditPage.count({ where: { ...where, checkedAt: { not: null } } });
    const waiting = await db.auditPage.count({ where: { ...where, checkedAt: null } });
    return waiting > 0 && checked < audit.pagesLimit;
  }

  async #finish(ending: Parameters<typeof finishAudit>[2]): Promise<boolean> {
    const { resources, db, audit } = this.#parts;
    await finishAudit({ db, clock: resources.clock }, audit.id, ending);
    return true;
  }
}
