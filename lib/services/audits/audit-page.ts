import { z } from "zod";
import { SEVERITY } from "./result/audit-result";

/** A page of an audit as lists show it. */
export const AUDIT_PAGE = z
  .object({
    url: z.string().describe("The page, normalized."),
    final_url: z.string().nullable().describe("Its URL after redirects; null when it could not be fetched."),
    score: z.int().nullable().describe("0 to 100; null when it could not be fetched."),
    issues: z.array(z.string()).describe("Codes of its issues, most important first."),
    error: z.string().nullable().describe("Error code, if its check failed."),
  })
  .meta({ id: "AuditPage", description: "A checked page of an audit." });

/** The issues of a page as its row holds them; `points` are of the page's 100. */
const PAGE_ISSUES = z.array(z.object({ code: z.string(), severity: SEVERITY, points: z.number() }));

export type PageIssue = Readonly<z.infer<typeof PAGE_ISSUES>[number]>;

/** What of a page's row its record shows. */
export const AUDIT_PAGE_COLUMNS = {
  url: true,
  finalUrl: true,
  score: true,
  issues: true,
  error: true,
} as const;

export interface AuditPageRow {
  readonly url: string;
  readonly finalUrl: string | null;
  readonly score: number | null;
  readonly issues: unknown;
  readonly error: string | null;
}

/** The issues in a page's row. */
export function pageIssues({ issues }: { readonly issues: unknown }): readonly PageIssue[] {
  return PAGE_ISSUES.parse(issues);
}

/** The record of a page's row. */
export function toAuditPage(row: AuditPageRow): z.infer<typeof AUDIT_PAGE> {
  const { url, finalUrl, score, error } = row;
  return { url, final_url: finalUrl, score, issues: pageIssues(row).map(({ code }) => code), error };
}

/** A page as the documentation shows it. */
export const AUDIT_PAGE_EXAMPLE: z.infer<typeof AUDIT_PAGE> = {
  url: "https://example.com/page",
  final_url: "https://example.com/page",
  score: 64,
  issues: ["missing_og_image"],
  error: null,
};
