// The report as the interface specification and contract.md (section 2) write it; the compiler holds it to the core's type.
import { z } from "zod";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/platform";
import type { Report } from "@/lib/inspect/report";
import { METADATA } from "./metadata-schema";

const text = z.string().nullable();
const pixels = z.int().nullable();

const IMAGE = z
  .object({
    url: z.string(),
    width: pixels.describe("Measured from the file, as displayed (EXIF orientation applied)."),
    height: pixels,
    alt: text,
    size: z.int().nullable().describe("Bytes of the whole file."),
    mime: text,
    accessible: z.boolean(),
    inspected: z.boolean().describe("Bytes of the file were read."),
    state: z.enum([
      "ok",
      "unreadable",
      "http_error",
      "not_an_image",
      "unreachable",
      "timeout",
      "blocked",
      "invalid_url",
      "too_large",
    ]),
    declared: z.object({ width: pixels, height: pixels }).describe("The dimensions the page declares."),
  })
  .meta({ id: "Image", description: "The page's primary social image." });

const PREVIEW = z
  .object({
    title: text,
    description: text,
    image: text,
    domain: z.string(),
    site_name: text,
    favicon: text,
    source: z.record(z.string(), text).describe("Which tag each value was resolved from."),
    approximate: z.literal(true).describe("No platform publishes exact rules."),
    basis: z.string().describe("Plain-language statement of the platform's rules. Prose; may be reworded."),
    card: z.enum(["large", "small", "text", "none"]),
    truncated: z.array(z.string()).describe("The fields the platform cuts."),
    reason: text.describe("Why there is no card; else null."),
  })
  .meta({ id: "Preview", description: "What one platform shows for the page." });

const ISSUE = z
  .object({
    code: z.string().describe("Stable identifier, safe to branch on."),
    severity: z.enum(["error", "warning", "tip"]),
    importance: z.enum(["required", "recommended", "optional"]),
    title: z.string().describe("Prose; may be reworded; do not match on it."),
    description: z.string().describe("Prose."),
    fix: z
      .object({ html: text, laravel: text })
      .nullable()
      .describe("Paste-ready snippets; null where no generic fix can be correct."),
  })
  .meta({ id: "Issue" });

const REDIRECT = z.object({ url: z.string(), status: z.int() }).meta({ id: "Redirect" });

export const REPORT = z
  .object({
    url: z.string().describe("The page that was checked."),
    final_url: z.string().describe("Address after redirects."),
    status_code: z.int().describe("Status of the fetched page."),
    response_time: z.int().describe("Milliseconds to fetch the page, redirects included."),
    document_size: z.int().describe("Bytes of the document after content decoding."),
    truncated: z.boolean().describe("The target closed the connection before the document was complete."),
    score: z.int().min(0).max(100).describe("Weighted by consequence, not by counting tags."),
    metadata: METADATA,
    image: IMAGE.nullable(),
    previews: z.object(previewOfEach()),
    issues: z.array(ISSUE),
    redirects: z.array(REDIRECT).describe("Every hop left behind, in order."),
    prompt: z.string().optional().describe("The fix prompt; present only when the parameter is."),
  })
  .meta({ id: "Report" }) satisfies z.ZodType<Report>;

function previewOfEach(): Record<(typeof PLATFORM_NAMES)[number], typeof PREVIEW> {
  return Object.fromEntries(PLATFORM_NAMES.map((name) => [name, PREVIEW])) as ReturnType<
    typeof previewOfEach
  >;
}
