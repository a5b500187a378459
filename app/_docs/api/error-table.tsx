import { ERRORS, type ErrorCode } from "@/lib/errors";
import { type ApiDocument, endpoints, errorId, errorsOf } from "./api-doc";
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
  for (const { operation } of endpoints(document))
    for (const { codes } of errorsOf(operation)) for (const code of codes) named.add(code);
  return Object.entries(ERRORS)
    .filter(([code]) => named.has(code))
    .map(([code, { status, message }]) => ({ code, status, message }));
}
