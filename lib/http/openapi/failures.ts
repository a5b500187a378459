import { ERRORS, type ErrorCode } from "@/lib/errors";
import { RATE_HEADERS } from "../response/response";
import { headersOf } from "./headers.data";

type Json = Readonly<Record<string, unknown>>;

interface StatusRow {
  readonly status: number;
  readonly codes: readonly ErrorCode[];
}

/**
 * The error responses of these codes by status, as references. What they refer to is put into `shared`, once for all
 * operations that fail in the same way.
 */
export function failureResponses(
  codes: readonly ErrorCode[],
  isLimited: boolean,
  shared: Map<string, Json>,
): Record<string, Json> {
  const responses = byStatus(codes).map((row) => {
    const name = nameOf(row, isLimited);
    shared.set(name, failure(row, isLimited));
    return [String(row.status), { $ref: `#/components/responses/${name}` }] as const;
  });
  return Object.fromEntries(responses);
}

function byStatus(codes: readonly ErrorCode[]): StatusRow[] {
  const statuses = [...new Set(codes.map((code) => ERRORS[code].status))].sort((a, b) => a - b);
  return statuses.map((status) => ({
    status,
    // Always in the same order, so that operations with the same codes share a response.
    codes: codes.filter((code) => ERRORS[code].status === status).sort(),
  }));
}

/** Such as `ForbiddenOrReadOnlyKey`; responses without rate headers are told apart. */
function nameOf({ codes }: StatusRow, isLimited: boolean): string {
  const words = codes.map((code) =>
    code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  return `${words.join("Or")}${isLimited ? "" : "Unmetered"}`;
}

function failure({ status, codes }: StatusRow, isLimited: boolean): Json {
  const rate = isLimited ? RATE_HEADERS : [];
  const retry = status === 429 || status === 503 ? (["retry-after"] as const) : [];
  const bearer = status === 401 ? (["www-authenticate"] as const) : [];
  const schema = {
    allOf: [{ $ref: "#/components/schemas/Error" }, { properties: { error: { enum: codes } } }],
  };
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join("\n\n"),
    headers: headersOf([...rate, ...retry, ...bearer]),
    content: { "application/json": { schema, examples: Object.fromEntries(codes.map(exampleOf)) } },
  };
}

function exampleOf(code: ErrorCode): [ErrorCode, Json] {
  const only =
    code === "http_error" ? { upstream_status: 404 } : code === "rate_limited" ? { retry_after: 72 } : {};
  return [code, { value: { error: code, message: ERRORS[code].message, ...only } }];
}
