import type { z } from "zod";
import type { AppError } from "@/lib/errors";
import { errorBody } from "@/lib/services/error-body";
import type { FILE } from "@/lib/services/file";
import { RATE_HEADERS } from "./rate-headers";

type Fields = Readonly<Record<string, string>>;

/** Any origin may read an answer, without credentials. */
const ANY_ORIGIN: Fields = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": [...RATE_HEADERS, "x-cache", "retry-after"].join(", "),
};

const RETRY_AFTER_SECONDS = 5;

/** A JSON answer to what went well. */
export function jsonAnswer(
  text: string,
  { headers = {}, status = 200 }: { readonly headers?: Fields; readonly status?: number } = {},
): Response {
  return json(status, text, { "cache-control": "no-store", ...headers });
}

/** The answer to what went well and has nothing to show. */
export function emptyAnswer(headers: Fields): Response {
  return new Response(null, {
    status: 204,
    headers: { ...ANY_ORIGIN, "cache-control": "no-store", ...headers },
  });
}

/** The answer that is a file, for a browser to keep rather than to show. */
export function fileAnswer({ name, type, text }: z.output<typeof FILE>, headers: Fields): Response {
  const asFile = {
    "content-type": `${type}; charset=utf-8`,
    "content-disposition": `attachment; filename="${name.replaceAll(/[^\w.-]/g, "-")}"`,
    "cache-control": "no-store",
  };
  return answer(200, text, { ...asFile, ...headers });
}

/** The answer to an error: its status and the specified body. */
export function errorAnswer(error: AppError, headers: Fields = {}): Response {
  const extra = { "cache-control": "no-store", ...statusHeaders(error), ...headers };
  return json(error.status, JSON.stringify(errorBody(error)), extra);
}

/** The answer to a preflight or any other OPTIONS. */
export function optionsAnswer(allow: string, headers: Fields): Response {
  const preflight = {
    allow,
    "access-control-allow-methods": allow,
    "access-control-allow-headers": "authorization, content-type",
    "access-control-max-age": "86400",
  };
  return new Response(null, { status: 204, headers: { ...ANY_ORIGIN, ...preflight, ...headers } });
}

/** The line break at the end keeps a shell's prompt off the answer's line. */
function json(status: number, text: string, headers: Fields): Response {
  return answer(status, `${text}\n`, { "content-type": "application/json; charset=utf-8", ...headers });
}

function answer(status: number, text: string, headers: Fields): Response {
  const length = { "content-length": String(Buffer.byteLength(text)) };
  return new Response(text, { status, headers: { ...ANY_ORIGIN, ...length, ...headers } });
}

function statusHeaders({ status, detail }: AppError): Fields {
  if (status === 401) return { "www-authenticate": "Bearer" };
  if (status !== 429 && status !== 503) return {};
  return { "retry-after": String(detail.retryAfter ?? RETRY_AFTER_SECONDS) };
}

/** The same answer, kept to pages of our own origin. */
export function ownOrigin({ body, status, headers }: Response): Response {
  const kept = new Headers(headers);
  for (const name of [...headers.keys()]) if (name.startsWith("access-control-")) kept.delete(name);
  return new Response(body, { status, headers: kept });
}
