import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import type { ErrorCode } from "@/lib/errors";
import { oncePerProcess } from "@/lib/once-per-process";
import type { Caller } from "@/lib/services/context";
import type { JsonOutcome } from "@/lib/services/operation";
import { REQUEST_HEADER } from "../internal-headers";
import type { RequestHeaders } from "./request";

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
