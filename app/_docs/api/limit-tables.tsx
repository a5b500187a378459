import type { ReactNode } from "react";
import { formatBytes, formatDuration, formatWait } from "@/app/_components/ui/format";
import { settings } from "@/lib/env";
import { PLAN_NAMES, PLANS } from "@/lib/limits/plans";
import { CHECK_LIMITS } from "@/lib/services/inspections/check-limits";
import { API } from "../texts.data";

const { plans, limits } = API;

/** What each plan reaches. */
export function PlanTable() {
  const { checksPerHour } = settings();
  return (
    <table className="w-full text-left text-[15px]/6">
      <thead className="text-[13px] text-muted">
        <tr>
          <Head>{plans.plan}</Head>
          <Head>{plans.checks}</Head>
          <Head>{plans.savedUrls}</Head>
          <Head>{plans.projects}</Head>
          <Head>{plans.keys}</Head>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line tabular-nums">
        {PLAN_NAMES.map((name) => {
          const { label, savedUrls, projects, api } = PLANS[name];
          return (
            <tr key={name}>
              <th scope="row" className="py-2.5 pr-4 font-medium">
                {label}
              </th>
              <td className="py-2.5 pr-4">{checksPerHour[name].toLocaleString("en")}</td>
              <td className="py-2.5 pr-4">{savedUrls}</td>
              <td className="py-2.5 pr-4">{projects}</td>
              <td className="py-2.5">{api ? plans.yes : plans.no}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Where a single check ends, on every plan. */
export function LimitTable() {
  const { pageMs, linkedMs, documentBytes, redirects, addressCharacters, reportKeptMs } = CHECK_LIMITS;
  const rows = [
    [limits.page, formatWait(pageMs / 1000)],
    [limits.linked, formatDuration(linkedMs)],
    [limits.document, formatBytes(documentBytes)],
    [limits.redirects, String(redirects)],
    [limits.address, addressCharacters.toLocaleString("en")],
    [limits.kept, formatWait(reportKeptMs / 1000)],
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

function Head({ children }: { readonly children: ReactNode }) {
  return (
    <th scope="col" className="py-2 pr-4 align-bottom font-medium">
      {children}
    </th>
  );
}
