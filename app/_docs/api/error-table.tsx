import { ERRORS, type ErrorCode } from "@/lib/errors";
import { API } from "../texts.data";
import { type ApiDocument, endpoints, errorsOf } from "./api-doc";

/** What any address can answer, whatever operation it has. */
const ALWAYS: readonly ErrorCode[] = [
  "bad_request",
  "not_found",
  "method_not_allowed",
  "request_timeout",
  "body_too_large",
  "headers_too_large",
];

/** Every code an answer can carry, with its status and meaning. */
export function ErrorTable({ document }: { readonly document: ApiDocument }) {
  const named = new Set(
    endpoints(document).flatMap(({ operation }) => errorsOf(operation).flatMap(({ codes }) => codes)),
  );
  const rows = Object.entries(ERRORS).filter(
    ([code]) => named.has(code) || ALWAYS.some((one) => one === code),
  );
  return (
    <table className="w-full text-left text-[15px]/6">
      <thead className="text-[13px] text-muted">
        <tr>
          <th scope="col" className="py-2 pr-4 font-medium">
            {API.status}
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            {API.code}
          </th>
          <th scope="col" className="py-2 font-medium max-sm:hidden">
            {API.meaning}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {rows.map(([code, { status, message }]) => (
          <tr key={code} id={`error-${code}`} className="scroll-mt-6 align-top target:bg-sunken">
            <td className="py-2 pr-4 font-mono text-[13px]/6 tabular-nums">{status}</td>
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              <code className="font-mono text-[13px]">{code}</code>
              <span className="mt-0.5 block text-muted sm:hidden">{message}</span>
            </th>
            <td className="py-2 text-muted max-sm:hidden">{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
