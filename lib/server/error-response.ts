import type { IncomingMessage } from "node:http";
import { AppError } from "@/lib/errors";
import { callerOf } from "@/lib/http/operations/caller";
import { NodeHeaders, type RequestHeaders } from "@/lib/http/operations/request";
import { errorResponse, rateHeaders } from "@/lib/http/response/response";
import type { Log } from "@/lib/log";
import { peekUnits } from "@/lib/services/access";
import type { Resources } from "@/lib/services/context";
import { OPERATIONS } from "@/lib/services/operations";
import { targetPath } from "./request-target";

type Fields = Readonly<Record<string, string>>;

/** A request that the server itself responds to with an error, as far as it could be read. */
export interface FailedRequest {
  readonly path: string;
  /** With the client's IP address in the internal header. */
  readonly headers: RequestHeaders;
}

/** Reads the caller's rate limit, as headers. */
export type RateHeadersOf = (request: FailedRequest) => Promise<Fields>;

/** A response as `node:http` and plain sockets send it. */
interface PlainResponse {
  readonly status: number;
  readonly headers: Fields;
  readonly body: string;
}

export interface ErrorResponseOptions {
  readonly log: Log;
  readonly rateHeadersOf: RateHeadersOf;
}

const METERED: ReadonlySet<string> = new Set(
  OPERATIONS.filter(({ metered }) => metered).map(({ http }) => http.path),
);

/** The error response to a request that gets no further than the server, in the form of an operation's. */
export async function plainErrorResponse(
  error: unknown,
  request: FailedRequest,
  { log, rateHeadersOf }: ErrorResponseOptions,
): Promise<PlainResponse> {
  const known = error instanceof AppError ? error : new AppError("internal_error", { cause: error });
  if (known !== error) log.error({ err: error }, "failed");
  const rate = await rateHeadersOf(request).catch((err: unknown) => {
    log.error({ err }, "the rate limit could not be read");
    return {};
  });
  const allow: Fields = known.code === "method_not_allowed" ? { allow: "GET, HEAD" } : {};
  const { status, headers, body } = errorResponse(known, { ...allow, ...rate });
  return { status, headers: { ...headers, "content-length": String(Buffer.byteLength(body)) }, body };
}

export function failedRequest({ url = "", headers }: IncomingMessage): FailedRequest {
  return { path: targetPath(url), headers: new NodeHeaders(headers) };
}

/** The `x-ratelimit-*` headers of an error response; none on paths that are not metered. */
export async function rateHeadersFor({ path, headers }: FailedRequest, resources: Resources) {
  if (!METERED.has(path)) return {};
  return rateHeaders(await peekUnits({ ...resources, caller: await callerOf(headers, resources) }));
}
