import type { PageIssue } from "../audit-page";
import type { PageFacts } from "./page-facts";

/** A page of an audit whose check has ended. */
export interface CheckedPage {
  readonly url: string;
  readonly finalUrl: string | null;
  readonly score: number | null;
  readonly issues: readonly PageIssue[];
  readonly error: string | null;
  readonly inSitemap: boolean;
  /** Null when it could not be fetched. */
  readonly facts: PageFacts | null;
}
