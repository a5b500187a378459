import { z } from "zod";
import type { Clock } from "@/lib/clock";
import { inspectExample } from "@/lib/inspect/example/inspect-example";
import { PLATFORM_COUNT } from "@/lib/inspect/platforms/names";
import { FRAMEWORKS, type Framework } from "@/lib/inspect/prompt/frameworks.data";
import { fixPrompt } from "@/lib/inspect/prompt/prompt";
import { type Inspection, type Report, toReport } from "@/lib/inspect/report";
import { pageTurn } from "@/lib/limits/slots";
import type { Ctx } from "../context";
import { defineOperation, defineView, type Meta, withMeta } from "../operation";
import { recordLater } from "../saved-urls/last-check";
import { CHECK_ERRORS } from "./check-errors";
import { type Check, checkUrl } from "./check-url";
import { REPORT } from "./report-schema";
import { targetUrl } from "./target-url";

/** Whole seconds since a cached check. */
function ageOf(checkedAtMs: number, clock: Clock): number {
  return Math.max(0, Math.floor((clock.now() - checkedAtMs) / 1000));
}

/** Checks one page and returns the full report. */
export const inspect = defineOperation({
  name: "inspect",
  summary: `Check one page: its score, metadata, ${PLATFORM_COUNT} previews and every issue with its fix.`,
  http: { method: "GET", path: "/inspect", direct: true },
  access: "anyone",
  scope: "inspect",
  destructive: false,
  metered: true,
  input: z.object({
    url: targetUrl,
    prompt: z
      .enum(FRAMEWORKS)
      .optional()
      .describe(
        "Adds a paste-ready fix prompt for that framework. Applied after the cache: switching it fetches nothing.",
      ),
    fresh: z.literal("1").optional().describe("Bypasses the fifteen-minute report cache."),
  }),
  output: REPORT,
  errors: CHECK_ERRORS,
  example: () => toReport(inspectExample({ html: "" })),
  async run(ctx, input) {
    const { check, meta } = await checkNow(ctx, input);
    return withMeta(outputOf(await check.inspection(), input), meta);
  },
  async runForJson(ctx, input) {
    const { check, meta } = await checkNow(ctx, input);
    if (!input.prompt) return { json: check.encoded.json, meta };
    return { exact: outputOf(await check.inspection(), input), meta };
  },
  runSync({ net, cache, clock, blockedHosts }, { url, prompt, fresh }) {
    if (prompt !== undefined || fresh !== undefined) return null;
    // What is cached was guarded before. Only the operator's list may have become longer.
    if (blockedHosts.length > 0) net.guardUrl(url);
    const cached = cache.getSync?.(url);
    if (cached?.kind !== "inspection") return null;
    return {
      json: cached.encoded.json,
      meta: metaOf({ cache: "hit", checkedAtMs: cached.checkedAtMs }, clock),
    };
  },
});

/** A check for the website, which shows more than the report holds. */
export const viewInspection = defineView({
  // A label in metrics and logs, which dashboards may select.
  name: "view",
  access: "anyone",
  scope: "inspect",
  metered: true,
  input: z.object({ url: targetUrl, fresh: z.boolean() }),
  output: z.custom<Inspection>((value) => typeof value === "object"),
  async run(ctx, { url, fresh }) {
    const check = await recordLater(ctx, url, checkUrl(ctx, url, { fresh }));
    await pageTurn();
    ctx.signal?.throwIfAborted();
    return withMeta(await check.inspection(), metaOf(check, ctx.clock));
  },
});

interface Input {
  readonly url: string;
  readonly prompt?: Framework;
  readonly fresh?: "1";
}

async function checkNow(ctx: Ctx, { url, fresh }: Input): Promise<{ check: Check; meta: Meta }> {
  const check = await recordLater(ctx, url, checkUrl(ctx, url, { fresh: fresh === "1" }));
  return { check, meta: metaOf(check, ctx.clock) };
}

function metaOf({ cache, checkedAtMs }: Pick<Check, "cache" | "checkedAtMs">, clock: Clock): Meta {
  return cache === "miss" ? { cache } : { cache, ageSeconds: ageOf(checkedAtMs, clock) };
}

function outputOf(inspection: Inspection, { prompt }: Input): Report {
  const report = toReport(inspection);
  return prompt ? { ...report, prompt: fixPrompt(report, prompt) } : report;
}
