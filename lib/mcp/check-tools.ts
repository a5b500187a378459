import { z } from "zod";
import type { JsonBytes } from "@/lib/cache/encoded-inspection";
import { FRAMEWORKS } from "@/lib/inspect/prompt/frameworks.data";
import type { Report } from "@/lib/inspect/report";
import { inspect } from "@/lib/services/inspections/inspect";
import { previewHtml } from "@/lib/services/inspections/preview-html";
import { COMPACT_REPORT, compactReport } from "./compact-report";
import { type Tool, UNITS } from "./tool";

const format = z
  .enum(["compact", "full"])
  .default("compact")
  .describe(
    "compact: under 2,000 tokens, enough to fix a page. full: every tag, preview and issue; tens of thousands of tokens.",
  );
const fresh = z
  .boolean()
  .default(false)
  .describe(
    "True fetches the page again. Otherwise the result may be up to 15 minutes old: use it after a change.",
  );

const OUTPUT = z.object({
  units: UNITS,
  summary: COMPACT_REPORT.optional().describe("With the format compact."),
  report: z
    .looseObject({})
    .optional()
    .describe("With the format full: the report that GET /inspect returns, described in /openapi.json."),
});
const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true };

/** The tools that check a page: one operation in the forms that a model can use. */
export const CHECK_TOOLS: readonly Tool[] = [
  {
    name: "check_page",
    title: "Check a page",
    description:
      "Check how a public web page looks when its link is shared on Google, X, Facebook, LinkedIn, Discord, WhatsApp, Slack and Telegram. Returns a score from 0 to 100, what each platform shows, and issues with tags to paste. Use it before and after changing a page's metadata; after a change set fresh to true. The page must be reachable from the internet: for localhost or unpublished pages use preview_html.",
    isUntrusted: true,
    fetches: true,
    operation: inspect,
    input: z.object({ url: inspect.input.shape.url ?? z.string(), format, fresh }),
    output: OUTPUT,
    annotations: { ...READS, openWorldHint: true },
    toInput: ({ url, fresh }) => ({ url, ...(fresh === true ? { fresh: "1" } : {}) }),
    toResult: inFormat,
    fromJson: async (json, args) =>
      args.format === "full" ? { report: await json.parse() } : summaryOf(json),
  },
  {
    name: "get_fix_prompt",
    title: "Get a fix prompt",
    description:
      "Check a public web page and return instructions for fixing its metadata in one framework, with the values to use and where to set them. Use it when you can edit the page's source code. It uses one check, like check_page.",
    isUntrusted: true,
    fetches: true,
    operation: inspect,
    input: z.object({
      url: inspect.input.shape.url ?? z.string(),
      framework: z.enum(FRAMEWORKS).describe("What the page is made with; other if it is none of these."),
      fresh,
    }),
    output: z.object({
      units: UNITS,
      score: z.int().describe("0 to 100."),
      prompt: z.string().describe("The instructions. Lines that start with | quote the page."),
    }),
    annotations: { ...READS, openWorldHint: true },
    toInput: ({ url, framework, fresh }) => ({
      url,
      prompt: framework,
      ...(fresh === true ? { fresh: "1" } : {}),
    }),
    toResult(output) {
      const { score, prompt = "" } = reportOf(output);
      return { score, prompt };
    },
  },
  {
    name: "preview_html",
    title: "Check HTML source",
    description:
      "Check a page that is not online yet, such as one on localhost, from its HTML source. Returns what check_page returns. Nothing is fetched, so images are not measured. Pass the rendered HTML that crawlers get; its <head> is enough. It uses one check.",
    isUntrusted: true,
    operation: previewHtml,
    input: previewHtml.input.extend({ format }),
    output: OUTPUT,
    annotations: { ...READS, openWorldHint: false },
    toInput: ({ html, url }) => ({ html, url }),
    toResult: inFormat,
  },
];

function inFormat(output: object, args: Readonly<Record<string, unknown>>) {
  const report = reportOf(output);
  return args.format === "full" ? { report } : { summary: compactReport(report) };
}

const summaries = new WeakMap<JsonBytes, ReturnType<typeof inFormat>>();

/** The compact form of a cached report, made once. */
async function summaryOf(json: JsonBytes) {
  const summary = summaries.get(json) ?? inFormat(await json.parse(), {});
  summaries.set(json, summary);
  return summary;
}

/** The output of an operation that returns a report, which runOperation has parsed. */
function reportOf(output: object): Report {
  return output as Report;
}
