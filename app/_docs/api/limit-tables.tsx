import { DataTable } from "@/app/_components/ui/data-table";
import { formatLimit, formatWait } from "@/app/_components/ui/format";
import { settings } from "@/lib/env";
import { PLAN_NAMES, PLANS } from "@/lib/limits/plans";
import { CHECK_LIMITS } from "@/lib/services/inspections/check-limits";
import { API_TEXT } from "./api-text.data";

const { plans, limits } = API_TEXT;

/** The limits of each plan. */
export function PlanTable() {
  const { checksPerHour } = settings();
  return (
    <DataTable
      label={plans.label}
      columns={[plans.plan, plans.checks, plans.savedUrls, plans.projects, plans.keys]}
      rows={PLAN_NAMES.map((name) => {
        const { label, savedUrls, projects, apiKeys } = PLANS[name];
        const checks = checksPerHour[name].toLocaleString("en");
        return { key: name, cells: [label, checks, savedUrls, projects, apiKeys] };
      })}
    />
  );
}

/** The limits of a single check, on every plan. */
export function LimitTable() {
  const { pageMs, resourcesMs, documentBytes, redirects, addressCharacters, reportKeptMs } = CHECK_LIMITS;
  const rows = [
    [limits.page, formatWait(pageMs / 1000)],
    [limits.linked, formatWait(resourcesMs / 1000)],
    [limits.document, formatLimit(documentBytes)],
    [limits.redirects, String(redirects)],
    [limits.url, addressCharacters.toLocaleString("en")],
    [limits.cached, formatWait(reportKeptMs / 1000)],
  ] as const;
  return (
    <dl className="divide-y divide-line border-y border-line text-[15px]/6">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 py-2.5">
          <dt className="text-muted">{name}</dt>
          <dd className="shrink-0 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
