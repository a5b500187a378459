import { issuePath } from "@/app/_pages/docs-pages";
import type { CatalogueEntry } from "@/lib/inspect/catalogue";
import { SeverityIcon } from "../_components/result/issues/severity";
import { ISSUES_TEXT, SEVERITY_NAMES } from "../_components/result/result-text.data";
import { formatPoints } from "../_components/ui/format";

/** A list of links to issues, each with its severity and cost. */
export function IssueLinks({ entries }: { readonly entries: readonly CatalogueEntry[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
      {entries.map(({ code, title, severity, weight, cap }) => (
        <li key={code}>
          <a
            href={issuePath(code)}
            className="group flex items-center gap-3.5 px-4 py-3 -outline-offset-2 hover:bg-sunken"
          >
            <SeverityIcon severity={severity} />
            <span className="sr-only">{SEVERITY_NAMES[severity][0]}:</span>
            <span className="min-w-0 flex-1">
              <span className="block text-[15px]/5 font-medium text-pretty">{title}</span>
              <code className="mt-0.5 block font-mono text-[12px]/4 wrap-anywhere text-faint">{code}</code>
            </span>
            <Cost weight={weight} cap={cap} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Cost({ weight, cap }: Pick<CatalogueEntry, "weight" | "cap">) {
  if (weight === 0 && cap === undefined) return null;
  return (
    <span className="shrink-0 text-sm whitespace-nowrap text-muted tabular-nums">
      {cap === undefined ? `−${formatPoints(weight)}` : `≤ ${cap}`}
      <span className="sr-only"> {ISSUES_TEXT.points(weight)}</span>
    </span>
  );
}
