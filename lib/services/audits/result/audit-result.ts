import { z } from "zod";

export const AUDIT_ISSUE = z
  .object({
    code: z
      .string()
      .describe("Stable identifier, that of a page's issue or of a finding about the whole site."),
    severity: z.enum(["error", "warning", "tip"]).describe("How much people lose by it."),
    pages: z.int().describe("Pages that have it."),
  })
  .meta({ id: "AuditIssue", description: "An issue and how many pages of the audit have it." });

/** An issue of an audit's pages. */
export interface AuditIssue extends z.infer<typeof AUDIT_ISSUE> {
  /** Lost by all pages together. */
  readonly points: number;
}

/** Pages that fail alike. */
export interface PageGroup {
  /** What their URLs have in common, such as `/products/*`. */
  readonly pattern: string;
  /** Codes of the issues that each of them has. */
  readonly codes: readonly string[];
  readonly pages: number;
  /** The first of them. */
  readonly examples: readonly string[];
  /** What the audit's score would gain without these issues. */
  readonly gain: number;
}

export type FindingCode =
  | "duplicate_title"
  | "duplicate_description"
  | "duplicate_social_image"
  | "broken_shared_image"
  | "canonical_elsewhere"
  | "missing_from_sitemap"
  | "orphaned_redirect"
  | "sitemap_problem";

/** What only the pages together show. */
export interface SiteFinding {
  readonly code: FindingCode;
  readonly severity: "error" | "warning" | "tip";
  /** Pages it is about. */
  readonly pages: number;
  readonly items: readonly FindingItem[];
}

export interface FindingItem {
  /** What the pages share: a title, an image, a fault of a sitemap. */
  readonly value: string;
  /** The first of the pages. */
  readonly urls: readonly string[];
  readonly pages: number;
}

/** What an audit came to. */
export interface AuditResult {
  /** The costliest first, then by pages; findings about the site among them. */
  readonly issues: readonly AuditIssue[];
  readonly groups: readonly PageGroup[];
  readonly findings: readonly SiteFinding[];
}
