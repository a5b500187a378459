// The report as docs/contract.md describes it (`GET /inspect`); the compiler holds it to the core's type.
import { z } from "zod";
import { PLATFORM_NAMES, recordOf } from "@/lib/inspect/platforms/names";
import type { Report } from "@/lib/inspect/report";
import { METADATA } from "./metadata-schema";

const text = z.string().nullable();
const pixels = z.int().nullable();

const IMAGE = z
  .object({
    url: z.string().describe("Absolute URL."),
    width: pixels.describe("Pixels, measured from the file, as displayed (EXIF orientation applied)."),
    height: pixels.describe("Pixels, like the width."),
    alt: text.describe("Alternative text, from og:image:alt or twitter:image:alt."),
    size: z.int().nullable().describe("Size of the file in bytes."),
    mime: text.describe("Media type detected from its bytes, or else the declared one."),
    accessible: z.boolean().describe("Whether the file was fetched and is an image."),
    inspected: z.boolean().describe("Whether bytes of the file were read."),
    state: z
      .enum([
        "ok",
        "unreadable",
        "http_error",
        "not_an_image",
        "unreachable",
        "timeout",
        "blocked",
        "invalid_url",
        "too_large",
      ])
      .describe("The result of fetching it."),
    declared: z
      .object({
        width: pixels.describe("og:image:width."),
        height: pixels.describe("og:image:height."),
      })
      .describe("The dimensions the page declares."),
  })
  .meta({ id: "Image", description: "The page's primary social image." });

const PREVIEW = z
  .object({
    title: text.describe("The title as people see it, truncated as on the platform."),
    description: text.describe("The description, truncated in the same way; null if the preview shows none."),
    image: text.describe("URL of the image that the preview shows."),
    domain: z.string().describe("The host that the preview shows."),
    site_name: text.describe("The site name, where the preview shows one."),
    favicon: text.describe("The site's icon, where the preview shows one."),
    source: z.record(z.string(), text).describe("Which tag each value was resolved from."),
    approximate: z.literal(true).describe("No platform publishes exact rules."),
    basis: z.string().describe("The platform's rules in plain words. Prose; may change."),
    card: z.enum(["large", "small", "text", "none"]).describe("The layout of the preview."),
    truncated: z.array(z.string()).describe("The fields that the platform truncates."),
    reason: text.describe("Why there is no preview; null if there is one."),
  })
  .meta({ id: "Preview", description: "What one platform shows for the page." });

const ISSUE = z
  .object({
    code: z.string().describe("Stable identifier, safe to branch on."),
    severity: z.enum(["error", "warning", "tip"]).describe("How badly it affects what people see."),
    importance: z.enum(["required", "recommended", "optional"]).describe("How much the preview needs it."),
    title: z.string().describe("Prose; may change; do not match on it."),
    description: z.string().describe("What is wrong on this page, with its values. Prose."),
    fix: z
      .object({
        html: text.describe("For any page."),
        laravel: text.describe("For a Blade template."),
      })
      .nullable()
      .describe("Paste-ready snippets; null where no general fix is correct."),
  })
  .meta({ id: "Issue", description: "One problem with the page." });

const REDIRECT = z
  .object({
    url: z.string().describe("The URL that redirected."),
    status: z.int().describe("The status of its response."),
  })
  .meta({ id: "Redirect", description: "A redirect that led to the page." });

export const REPORT = z
  .object({
    url: z.string().describe("The page that was checked."),
    final_url: z.string().describe("The URL after redirects."),
    status_code: z.int().describe("Status of the fetched page."),
    response_time: z.int().describe("Milliseconds to fetch the page, redirects included."),
    document_size: z.int().describe("Bytes of the document after decompression."),
    truncated: z
      .boolean()
      .describe("Whether the target closed the connection before the document was complete."),
    score: z.int().min(0).max(100).describe("How well the link previews; weighted by what people see."),
    metadata: METADATA.describe("The metadata of the page."),
    image: IMAGE.nullable().describe("The page's social image; null when it declares none."),
    previews: previewsSchema(PLATFORM_NAMES).describe("What each platform shows."),
    issues: z.array(ISSUE).describe("What is wrong, most severe first."),
    redirects: z.array(REDIRECT).describe("Every redirect, in order."),
    prompt: z.string().optional().describe("The fix prompt. Only if the prompt parameter is set."),
  })
  .meta({ id: "Report", description: "The result of one check." }) satisfies z.ZodType<Report>;

/** The schema of `previews`: one for each of these platforms. */
export function previewsSchema<Name extends string>(names: readonly Name[]) {
  return z.object(recordOf(names, () => PREVIEW));
}
