// The report as the interface specification and contract.md (section 2) write it; the compiler holds it to the core's type.
import { z } from "zod";
import { PLATFORM_NAMES, recordOf } from "@/lib/inspect/platforms/names";
import type { Report } from "@/lib/inspect/report";
import { METADATA } from "./metadata-schema";

const text = z.string().nullable();
const pixels = z.int().nullable();

const IMAGE = z
  .object({
    url: z.string().describe("Its absolute address."),
    width: pixels.describe("Pixels, measured from the file, as displayed (EXIF orientation applied)."),
    height: pixels.describe("Likewise."),
    alt: text.describe("The words the page gives for it, from og:image:alt or twitter:image:alt."),
    size: z.int().nullable().describe("Bytes of the whole file."),
    mime: text.describe("Media type by its bytes, else the declared one."),
    accessible: z.boolean().describe("The file was fetched and is an image."),
    inspected: z.boolean().describe("Bytes of the file were read."),
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
      .describe("What came of fetching it."),
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
    title: text.describe("The headline as a reader sees it, cut where the platform cuts."),
    description: text.describe("The text under it, likewise; null where the card shows none."),
    image: text.describe("Address of the picture the card draws."),
    domain: z.string().describe("The host the card shows."),
    site_name: text.describe("The name of the site, where the card shows one."),
    favicon: text.describe("The site's icon, where the card shows one."),
    source: z.record(z.string(), text).describe("Which tag each value was resolved from."),
    approximate: z.literal(true).describe("No platform publishes exact rules."),
    basis: z.string().describe("Plain-language statement of the platform's rules. Prose; may be reworded."),
    card: z.enum(["large", "small", "text", "none"]).describe("The kind of card that is drawn."),
    truncated: z.array(z.string()).describe("The fields the platform cuts."),
    reason: text.describe("Why there is no card; else null."),
  })
  .meta({ id: "Preview", description: "What one platform shows for the page." });

const ISSUE = z
  .object({
    code: z.string().describe("Stable identifier, safe to branch on."),
    severity: z.enum(["error", "warning", "tip"]).describe("How much a reader loses."),
    importance: z.enum(["required", "recommended", "optional"]).describe("How much the card needs it."),
    title: z.string().describe("Prose; may be reworded; do not match on it."),
    description: z.string().describe("What is wrong on this page, with its values. Prose."),
    fix: z
      .object({
        html: text.describe("For any page."),
        laravel: text.describe("For a Blade template."),
      })
      .nullable()
      .describe("Paste-ready snippets; null where no generic fix can be correct."),
  })
  .meta({ id: "Issue", description: "One thing that is wrong with the page." });

const REDIRECT = z
  .object({
    url: z.string().describe("The address left behind."),
    status: z.int().describe("The status it answered with."),
  })
  .meta({ id: "Redirect", description: "One hop on the way to the page." });

export const REPORT = z
  .object({
    url: z.string().describe("The page that was checked."),
    final_url: z.string().describe("Address after redirects."),
    status_code: z.int().describe("Status of the fetched page."),
    response_time: z.int().describe("Milliseconds to fetch the page, redirects included."),
    document_size: z.int().describe("Bytes of the document after content decoding."),
    truncated: z.boolean().describe("The target closed the connection before the document was complete."),
    score: z.int().min(0).max(100).describe("Weighted by consequence, not by counting tags."),
    metadata: METADATA.describe("What the page states about itself."),
    image: IMAGE.nullable().describe("The page's social image; null when it declares none."),
    previews: previewsSchema(PLATFORM_NAMES).describe("What each platform shows."),
    issues: z.array(ISSUE).describe("What is wrong, gravest first."),
    redirects: z.array(REDIRECT).describe("Every hop left behind, in order."),
    prompt: z.string().optional().describe("The fix prompt; present only when the parameter is."),
  })
  .meta({ id: "Report", description: "Everything one check finds out." }) satisfies z.ZodType<Report>;

/** The schema of `previews`: one for each of these platforms. */
export function previewsSchema<Name extends string>(names: readonly Name[]) {
  return z.object(recordOf(names, () => PREVIEW));
}
