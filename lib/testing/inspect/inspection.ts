import { inspectExample } from "@/lib/inspect/example/inspect-example";
import type { Inspection } from "@/lib/inspect/report";

/** The inspection of the perfect page at another URL, for what only carries it. */
export function inspectionOf(url: string, changes: Partial<Inspection> = {}): Inspection {
  return { ...inspectExample({ html: "" }), url, finalUrl: url, ...changes };
}
