import type { z } from "zod";
import type { AppError } from "@/lib/errors";
import { errorBody } from "@/lib/services/error-body";
import type { FILE } from "@/lib/services/file";
import { type LongJson, shortJson } from "./json-stream";
import { RATE_HEADERS } from "./rate-headers";

type Fields = Readonly<Record<string, string>>;

/** What is answered, before anything makes bytes of it. Whoever does names their length. */
export interface Answer<Body = string | LongJson | null> {
  readonly status: number;
  /** Their names in lower case. */
  readonly headers: Fields;
  /** Null when there is nothing to show. */
  readonly body: Body;
}

/** Any origin may read an answer, without credentials. */
const ANY_ORIGIN: Fields = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": [...RATE_HEADERS, "x-cache", "retry-after"].join(", "),
};

const RETRY_AFTER_SECONDS = 5;

/** A JSON answer to what went well. */
export function jsonAnswer<Text extends string | LongJson>(
  text: Text,
  { headers = {}, status = 200 }: { readonly headers?: Fields; readonly status?: number } = {},
): Answer<Text> {
  return json(status, text, { "cache-control": "no-store", ...headers });
}

/** The answer to what went well and has nothing to show. */
export function emptyAnswer(headers: Fields): Answer<null> {
  return { status: 204, headers: { ...ANY_ORIGIN, "cache-control": "no-store", ...headers }, body: null };
}

/** The answer that is a file, for a browser to keep rather than to show. */
export function fileAnswer({ name, type, text }: z.output<typeof FILE>, headers: Fields): Answer<string> {
  const asFile = {
    "content-type": `${type}; charset=utf-8`,
    "content-disposition": `attachment; filename="${name.replaceAll(/[^\w.-]/g, "-")}"`,
    "cache-control": "no-store",
  };
  return { status: 200, headers: { ...ANY_ORIGIN, ...asFile, ...headers }, body: text };
}

/** The answer to an error: its status and the specified body. */
export function errorAnswer(error: AppError, headers: Fields = {}): Answer<string> {
  const extra = { "cache-control": "no-store", ...statusHeaders(error), ...headers };
  return json(error.status, shortJson(errorBody(error)), extra);
}

/** The answer to a preflight or any other OPTIONS. */
export function optionsAnswer(allow: string, headers: Fields): Answer<null> {
  const preflight = {
    allow,
    "access-control-allow-methods": allow,
    "access-control-allow-headers": "authorization, content-type",
    "access-control-max-age": "86400",
  };
  return { status: 204, headers: { ...ANY_ORIGIN, ...preflight, ...headers }, body: null };
}

/** The same answer, kept to pages of our own origin. */
export function ownOrigin({ status, headers, body }: Answer): Answer {
  const kept = Object.entries(headers).filter(([name]) => !name.startsWith("access-control-"));
  return { status, headers: Object.fromEntries(kept), body };
}

function json<Text>(status: number, text: Text, headers: Fields): Answer<Text> {
  const type = { "content-type": "application/json; charset=utf-8" };
  return { status, headers: { ...ANY_ORIGIN, ...type, ...headers }, body: text };
}

function statusHeaders({ status, detail }: AppError): Fields {
  if (status === 401) return { "www-authenticate": "Bearer" };
  if (status !== 429 && status !== 503) return {};
  return { "retry-after": String(detail.retryAfter ?? RETRY_AFTER_SECONDS) };
}

/** An answer as Next takes it from a route file; what is a Response already stays as it is. */
export function toResponse(given: Answer | Response): Response {
  if (given instanceof Response) return given;
  const { status, headers, body } = given;
  if (body === null) return new Response(null, { status, headers });
  const text = typeof body === "string" ? body : [...body].join("");
  const length = { "content-length": String(Buffer.byteLength(text)) };
  return new Response(text, { status, headers: { ...length, ...headers } });
}
