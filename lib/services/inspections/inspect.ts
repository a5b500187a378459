import { z } from "zod";
import type { Clock } from "@/lib/clock";
import { inspectExample } from "@/lib/inspect/example/inspect-example";
import { PLATFORM_COUNT } from "@/lib/inspect/platforms/names";
import { FRAMEWORKS } from "@/lib/inspect/prompt/frameworks.data";
import { fixPrompt } from "@/lib/inspect/prompt/prompt";
import { type Inspection, toReport } from "@/lib/inspect/report";
import { defineOperation, defineView, withMeta } from "../operation";
import { recordLater } from "../saved-urls/last-check";
import { CHECK_ERRORS } from "./check-errors";
import { type Check, checkUrl } from "./check-url";
import { REPORT } from "./report-schema";
import { targetUrl } from "./target-url";

/** Whole seconds since a cached check; absent for one made now. */
function ageOf({ cache, checkedAtMs }: Check, clock: Clock): number | undefined {
  return cache === "miss" ? undefined : Math.max(0, Math.floor((clock.now() - checkedAtMs) / 1000));
}

/** Checks one page and returns the full report. */
export const inspect = defineOperation({
  name: "inspect",
  summary: `Check one page: its score, metadata, ${PLATFORM_COUNT} previews and every issue with its fix.`,
  http: { method: "GET", path: "/inspect" },
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
  async run(ctx, { url, prompt, fresh }) {
    const check = await recordLater(ctx, url, checkUrl(ctx, url, { fresh: fresh === "1" }));
    const report = toReport(check.inspection);
    const output = prompt ? { ...report, prompt: fixPrompt(report, prompt) } : report;
    return withMeta(output, { cache: check.cache, ageSeconds: ageOf(check, ctx.clock) });
  },
});

/** A check for the website, which shows more than the report holds. */
export const viewInspection = defineView({
  name: "view",
  access: "anyone",
  scope: "inspect",
  metered: true,
  input: z.object({ url: targetUrl, fresh: z.boolean() }),
  output: z.custom<Inspection>((value) => typeof value === "object"),
  async run(ctx, { url, fresh }) {
    const check = await recordLater(ctx, url, checkUrl(ctx, url, { fresh }));
    return withMeta(check.inspection, { cache: check.cache });
  },
});
