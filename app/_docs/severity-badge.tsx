import type { Severity } from "@/lib/inspect/rules/rule";
import { SeverityIcon } from "../_components/result/severity-icon";
import { SEVERITY_NAMES } from "../_components/text.data";

/** The severity as a sign and a word. */
export function SeverityBadge({ severity }: { readonly severity: Severity }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm font-medium">
      <SeverityIcon severity={severity} />
      <span className="capitalize">{SEVERITY_NAMES[severity][0]}</span>
    </span>
  );
}
