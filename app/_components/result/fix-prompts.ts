import type { Framework } from "@/lib/inspect/prompt/frameworks.data";
import { fixPrompt } from "@/lib/inspect/prompt/prompt";
import { type Inspection, toReport } from "@/lib/inspect/report";

/** The prompt of an inspection for every framework; on the server, where the catalogue is. */
export function fixPrompts(inspection: Inspection): Readonly<Record<Framework, string>> {
  const report = toReport(inspection);
  return {
    html: fixPrompt(report, "html"),
    laravel: fixPrompt(report, "laravel"),
    next: fixPrompt(report, "next"),
    nuxt: fixPrompt(report, "nuxt"),
    other: fixPrompt(report, "other"),
  };
}
