import { CircleX, Lightbulb, TriangleAlert } from "lucide-react";
import type { Severity } from "@/lib/inspect/rules/rule";
import { SEVERITY_NAMES } from "../result-text.data";

const ICONS = { error: CircleX, warning: TriangleAlert, tip: Lightbulb } as const;
const COLOURS: Readonly<Record<Severity, string>> = {
  error: "bg-error-soft text-error",
  warning: "bg-warning-soft text-warning",
  tip: "bg-tip-soft text-tip",
};

export function SeverityIcon({ severity }: { readonly severity: Severity }) {
  const Icon = ICONS[severity];
  return (
    <span className={`grid size-8 shrink-0 place-items-center rounded-lg ${COLOURS[severity]}`}>
      <Icon aria-hidden size={17} />
    </span>
  );
}

/** The severity as an icon and a word. */
export function SeverityBadge({ severity }: { readonly severity: Severity }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm font-medium">
      <SeverityIcon severity={severity} />
      <span className="capitalize">{SEVERITY_NAMES[severity][0]}</span>
    </span>
  );
}
