import { type Inspection, type Report, toReport } from "@/lib/inspect/report";

/** A page with thousands of tags has a report that would weigh more than the page that shows it. */
const CHARACTERS_MAX = 200_000;

/** The report to send along with the page, so that saving it asks nobody; null when it is too large for that. */
export function shownReport(inspection: Inspection): Report | null {
  const report = toReport(inspection);
  return JSON.stringify(report).length > CHARACTERS_MAX ? null : report;
}
