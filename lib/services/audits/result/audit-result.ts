import { z } from "zod";

export const SEVERITY = z.enum(["error", "warning", "tip"]);

export const AUDIT_ISSUE = z
  .object({
    code: z.string().describe("Stable identifier of an issue on pages or of a finding about the whole site."),
    severity: SEVERITY.describe("How badly it affects what people see."),
    pages: z.int().describe("Pages that have it."),
  })
  .meta({ id: "AuditIssue", description: "An issue and how many pages of the audit have it." });

/** Pages that fail alike. */
const PAGE_GROUP = z.object({
  /** What their URLs have in common, such as `/products/*`. */
  pattern: z.string(),
  /** Codes of the issues that each of them has. */
  codes: z.array(z.string()),
  pages: z.int(),
  /** The first of them. */
  examples: z.array(z.string()),
  /** What the audit's score would gain without these issues. */
  gain: z.number(),
});

const FINDING_ITEM = z.object({
  /** What the pages share: a title, an image, a fault of a sitemap. */
  value: z.string(),
  /** The first of the pages. */
  urls: z.array(z.string()),
  pages: z.int(),
});

/** What only the pages together show. */
const SITE_FINDING = z.object({
  code: z.enum([
    "duplicate_title",
    "duplicate_description",
    "duplicate_social_image",
    "broken_shared_image",
    "canonical_elsewhere",
    "missing_from_sitemap",
    "orphaned_redirect",
    "sitemap_problem",
  ]),
  severity: SEVERITY,
  /** Pages it is about. */
  pages: z.int(),
  items: z.array(FINDING_ITEM),
});

/** What an audit came to, as its row holds it. */
export const AUDIT_RESULT = z.object({
  /** The costliest first, then by pages; findings about the site among them. `points` are lost by all pages together. */
  issues: z.array(AUDIT_ISSUE.extend({ points: z.number() })),
  groups: z.array(PAGE_GROUP),
  findings: z.array(SITE_FINDING),
});

export type AuditResult = z.infer<typeof AUDIT_RESULT>;
export type AuditIssue = AuditResult["issues"][number];
export type PageGroup = AuditResult["groups"][number];
export type SiteFinding = AuditResult["findings"][number];
export type FindingItem = SiteFinding["items"][number];
export type FindingCode = SiteFinding["code"];
