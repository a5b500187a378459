import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { ErrorCode } from "@/lib/errors";
import { oncePerProcess } from "@/lib/once-per-process";
import type { Caller } from "@/lib/services/context";
import type { JsonOutcome } from "@/lib/services/operation";

/** The parts of a request that operations depend on. A web Request has them; names of headers are in lower case. */
export interface ApiRequest {
  /** A URL, or its path and query. */
  readonly url: string;
  readonly headers: RequestHeaders;
  text(): Promise<string>;
}

export type RequestHeaders = Pick<Headers, "get">;

/** The headers of a `node:http` request. */
export class NodeHeaders implements RequestHeaders {
  constructor(private readonly fields: IncomingHttpHeaders) {}

  get(name: string): string | null {
    return this.fields[name]?.toString() ?? null;
  }
}

/** A `node:http` request. */
export class NodeRequest implements ApiRequest {
  readonly url: string;
  readonly headers: NodeHeaders;

  constructor(private readonly req: IncomingMessage) {
    this.url = req.url ?? "";
    this.headers = new NodeHeaders(req.headers);
  }

  text(): Promise<string> {
    return text(this.req);
  }
}

/** What the log and the metrics tell of a request beside its line and status. */
export interface RequestFacts {
  /** The operation or view that was run. */
  readonly operation?: string;
  readonly account?: string;
  readonly code?: ErrorCode;
  readonly cache?: "hit" | "miss";
}

interface Requests {
  count: number;
  /** By the number of the request. */
  readonly facts: Map<string, RequestFacts>;
}

const requests = () => oncePerProcess<Requests>("request-facts", () => ({ count: 0, facts: new Map() }));

/** Lets the handler of this request call `noteFacts`. Returns what reads them, until the response is closed. */
export function trackRequest(headers: IncomingHttpHeaders, res: ServerResponse): () => RequestFacts {
  const { facts } = requests();
  requests().count += 1;
  const number = String(requests().count);
  headers[REQUEST_HEADER] = number;
  facts.set(number, {});
  let last: RequestFacts = {};
  res.once("close", () => {
    last = facts.get(number) ?? {};
    facts.delete(number);
  });
  return () => facts.get(number) ?? last;
}

/** Adds to what is known of the request with these headers. */
export function noteFacts(headers: RequestHeaders, more: RequestFacts): void {
  const number = headers.get(REQUEST_HEADER) ?? "";
  const { facts } = requests();
  const known = facts.get(number);
  if (known !== undefined) facts.set(number, { ...known, ...more });
}

/** What a run operation or view tells of its request. */
export function outcomeFacts(outcome: JsonOutcome<unknown>, operation: string, caller: Caller): RequestFacts {
  const account = "accountId" in caller ? caller.accountId : undefined;
  const { cache } = outcome.meta;
  return outcome.ok ? { operation, account, cache } : { operation, account, code: outcome.error.code };
}

// Request headers in which the server tells routes and pages what Next does not. What a client sends under these names
// is overwritten.

/** The client's IP address. */
export const CLIENT_HEADER = "x-headlight-client";

/** The number of the request's connection. */
export const CONNECTION_HEADER = "x-headlight-connection";

/** The number of the request. */
const REQUEST_HEADER = "x-headlight-request";

/** The requested path; the only way a not-found page learns it. */
export const PATH_HEADER = "x-headlight-path";

/** The number of the response that a page is rendered into. */
export const RESPONSE_HEADER = "x-headlight-response";
