import { DataTable } from "@/app/_components/ui/data-table";
import { formatLimit, formatWait } from "@/app/_components/ui/format";
import { settings } from "@/lib/env";
import { ERRORS, type ErrorCode } from "@/lib/errors";
import { PLAN_NAMES, PLANS } from "@/lib/limits/plans";
import { CHECK_LIMITS } from "@/lib/services/inspections/check-limits";
import { type ApiDocument, apiOperations, errorId, errorsOf } from "./api-doc";
import { API_TEXT } from "./api-text.data";

/** The styles of all rows on their parent. Phones show the meaning below the code. */
const LOOK = [
  "divide-y divide-line border-y border-line *:scroll-mt-6 *:align-top *:target:bg-sunken",
  "[&_td]:py-2 [&_td:first-child]:pr-4 [&_td:first-child]:font-mono [&_td:first-child]:text-[13px]/6",
  "[&_td:last-child]:text-muted max-sm:[&_td:last-child]:hidden",
  "[&_th]:py-2 [&_th]:pr-4 [&_th]:text-left [&_th]:font-normal [&_code]:font-mono [&_code]:text-[13px]",
  "[&_span]:mt-0.5 [&_span]:block [&_span]:text-muted sm:[&_span]:hidden",
].join(" ");

/** Every error code, with its status and meaning. */
export function ErrorTable({ document }: { readonly document: ApiDocument }) {
  return (
    <table className="w-full text-left text-[15px]/6">
      <thead className="text-[13px] text-muted">
        <tr>
          <th scope="col" className="py-2 pr-4 font-medium">
            {API_TEXT.status}
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            {API_TEXT.code}
          </th>
          <th scope="col" className="py-2 font-medium max-sm:hidden">
            {API_TEXT.meaning}
          </th>
        </tr>
      </thead>
      <tbody className={LOOK}>
        {errorCodes(document).map(({ code, status, message }) => (
          <tr key={code} id={errorId(code)}>
            <td>{status}</td>
            <th scope="row">
              <code>{code}</code>
              <span>{message}</span>
            </th>
            <td>{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Errors that any request can end in. */
const ALWAYS: readonly ErrorCode[] = [
  "bad_request",
  "not_found",
  "method_not_allowed",
  "request_timeout",
  "body_too_large",
  "headers_too_large",
];

interface ErrorEntry {
  readonly code: string;
  readonly status: number;
  readonly message: string;
}

/** Every error code, with its status and meaning. */
export function errorCodes(document: ApiDocument): readonly ErrorEntry[] {
  const named = new Set<string>(ALWAYS);
  for (const operation of apiOperations(document))
    for (const { codes } of errorsOf(operation)) for (const code of codes) named.add(code);
  return Object.entries(ERRORS)
    .filter(([code]) => named.has(code))
    .map(([code, { status, message }]) => ({ code, status, message }));
}

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
  const { pageMs, resourcesMs, documentBytes, redirects, urlCharacters, reportCachedMs } = CHECK_LIMITS;
  const rows = [
    [limits.page, formatWait(pageMs / 1000)],
    [limits.linked, formatWait(resourcesMs / 1000)],
    [limits.document, formatLimit(documentBytes)],
    [limits.redirects, String(redirects)],
    [limits.url, urlCharacters.toLocaleString("en")],
    [limits.cached, formatWait(reportCachedMs / 1000)],
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
