import { LRUCache } from "lru-cache";
import type { Caller, Resources } from "@/lib/services/context";
import { type Operation, runSync } from "@/lib/services/operation";
import type { ApiResponse } from "../response/response";
import { CLIENT_HEADER, noteFacts, outcomeFacts, queryReader, type RequestHeaders } from "./request";
import { toResponse } from "./route";

/** Of all URLs whose input is kept, in characters. */
const URL_CHARS_MAX = 100_000;

interface Request {
  /** A path and query. */
  readonly url: string;
  readonly headers: RequestHeaders;
}

/**
 * Responds to requests without credentials from memory, as the operation's handler would, in three quarters of the time.
 * Null where memory is not enough or the response would be an error: then nothing has happened, and the handler responds.
 */
export function repeatedResponses(
  operation: Operation,
  resources: () => Resources,
): (request: Request) => ApiResponse | null {
  const inputOf = keptInputs(operation);
  return ({ url, headers }) => {
    if (headers.get("authorization") !== null || headers.get("cookie") !== null) return null;
    const input = inputOf(url);
    if (input === null) return null;
    const network = headers.get(CLIENT_HEADER) ?? "unknown";
    const caller: Caller = { kind: "anonymous", network, plan: "anonymous" };
    const outcome = runSync(resources(), { operation, input, caller });
    if (outcome === null) return null;
    noteFacts(headers, outcomeFacts(outcome, operation.name, caller));
    return toResponse(outcome, operation, { resources: resources(), url });
  };
}

/** Reads and validates the query of a URL; what was valid once is kept. Null for one that is not valid. */
function keptInputs(operation: Operation): (url: string) => Record<string, unknown> | null {
  const read = queryReader(operation);
  const kept = new LRUCache<string, Record<string, unknown>>({
    maxSize: URL_CHARS_MAX,
    sizeCalculation: (_, url) => url.length,
  });
  return (url) => {
    const known = kept.get(url);
    if (known !== undefined) return known;
    try {
      const input = operation.input.parse(read(url));
      kept.set(url, input);
      return input;
    } catch {
      return null;
    }
  };
}
