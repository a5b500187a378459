import type { z } from "zod";
import type { JsonBytes } from "@/lib/cache/encoded-inspection";
import type { AppError } from "@/lib/errors";
import type { Rate } from "@/lib/limits/bucket";
import { isLongJson, LongJson } from "@/lib/long-json";
import { errorBody } from "@/lib/services/error-body";
import type { FILE, LONG_FILE } from "@/lib/services/operation";

type Fields = Readonly<Record<string, string>>;

/** A response before it is written, to a socket by write.ts or for Next by `toWebResponse`; they set its length. */
export interface ApiResponse<Body = string | JsonBytes | LongJson | AsyncIterable<string> | null> {
  readonly status: number;
  /** Names are in lower case. */
  readonly headers: Fields;
  readonly body: Body;
}

/** Capacity, remaining units, and seconds until one more. */
export const RATE_HEADERS = ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"] as const;

/** The most records, how many more may be created, and seconds until the quota is full again. */
export const QUOTA_HEADERS = ["x-quota-limit", "x-quota-remaining", "x-quota-reset"] as const;

/** Any origin may read a response, without credentials. */
const ANY_ORIGIN: Fields = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": [
    ...RATE_HEADERS,
    ...QUOTA_HEADERS,
    "x-cache",
    "age",
    "idempotent-replayed",
    "link",
    "retry-after",
    "x-request-id",
  ].join(", "),
};

const RETRY_AFTER_SECONDS = 5;

/** A JSON response of success. */
export function jsonResponse<Text extends string | JsonBytes | LongJson>(
  text: Text,
  { headers = {}, status = 200 }: { readonly headers?: Fields; readonly status?: number } = {},
): ApiResponse<Text> {
  return json(status, text, { "cache-control": "no-store", ...headers });
}

/** A response of success without a body. */
export function emptyResponse(headers: Fields): ApiResponse<null> {
  return { status: 204, headers: { ...ANY_ORIGIN, "cache-control": "no-store", ...headers }, body: null };
}

/** A response that a browser saves as a file. */
export function fileResponse(
  { name, type, text }: z.output<typeof FILE | typeof LONG_FILE>,
  headers: Fields,
): ApiResponse {
  const asFile = {
    "content-type": `${type}; charset=utf-8`,
    "content-disposition": `attachment; filename="${name.replaceAll(/[^\w.-]/g, "-")}"`,
    "cache-control": "no-store",
  };
  return { status: 200, headers: { ...ANY_ORIGIN, ...asFile, ...headers }, body: text };
}

/** An error's response: its status and the specified body. */
export function errorResponse(error: AppError, headers: Fields = {}): ApiResponse<string> {
  const extra = { "cache-control": "no-store", ...statusHeaders(error), ...headers };
  return json(error.status, shortJson(errorBody(error)), extra);
}

/** The response to a preflight or any other OPTIONS. */
export function optionsResponse(allow: string, headers: Fields): ApiResponse<null> {
  const preflight = {
    allow,
    "access-control-allow-methods": allow,
    "access-control-allow-headers": "authorization, content-type, idempotency-key, x-request-id",
    "access-control-max-age": "86400",
  };
  return { status: 204, headers: { ...ANY_ORIGIN, ...preflight, ...headers }, body: null };
}

/** The same response, readable for pages of our own origin only. */
export function sameOriginOnly({ status, headers, body }: ApiResponse): ApiResponse {
  const own = Object.entries(headers).filter(([name]) => !name.startsWith("access-control-"));
  return { status, headers: Object.fromEntries(own), body };
}

/** The `x-ratelimit-*` headers of a response; none when nothing was counted. */
export function rateHeaders(rate: Rate | null): Record<string, string> {
  if (rate === null) return {};
  const [limit, remaining, reset] = RATE_HEADERS;
  return {
    [limit]: String(rate.limit),
    [remaining]: String(rate.remaining),
    [reset]: String(rate.resetSeconds),
  };
}

/** The response as a route file of Next returns it. */
export function toWebResponse(response: ApiResponse | Response): Response {
  if (response instanceof Response) return response;
  const { status, headers, body } = response;
  if (body === null) return new Response(null, { status, headers });
  if (typeof body !== "string" && Symbol.asyncIterator in body) {
    return new Response(streamOf(body), { status, headers });
  }
  const sized = (bytes: number) => ({ status, headers: { "content-length": String(bytes), ...headers } });
  if (isJsonBytes(body)) return new Response(streamOf(body.read()), sized(body.length));
  const text = typeof body === "string" ? body : [...body].join("");
  return new Response(text, sized(Buffer.byteLength(text)));
}

/** Whether a body is JSON that has been made before. */
export function isJsonBytes(body: object | string): body is JsonBytes {
  return typeof body !== "string" && "gzipped" in body;
}

function streamOf(pieces: AsyncIterable<string | Buffer>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

function json<Text>(status: number, text: Text, headers: Fields): ApiResponse<Text> {
  const type = { "content-type": "application/json; charset=utf-8" };
  return { status, headers: { ...ANY_ORIGIN, ...type, ...headers }, body: text };
}

function statusHeaders({ status, detail }: AppError): Fields {
  if (status === 401) return { "www-authenticate": "Bearer" };
  if (status !== 429 && status !== 503) return {};
  return { "retry-after": String(detail.retryAfter ?? RETRY_AFTER_SECONDS) };
}

/** A value of fewer characters becomes one text: escapes make six of one at most, which takes some milliseconds. */
const LONG_FROM_CHARS = 262_144;

/** The JSON of a response: one text, or for a large value pieces of it. */
export function jsonText(value: object): string | LongJson {
  return isLongJson(value, LONG_FROM_CHARS) ? new LongJson(value) : shortJson(value);
}

/** The JSON of a response that is known to be small. The line break puts a shell's prompt on a line of its own. */
export function shortJson(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
