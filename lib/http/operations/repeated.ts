import { LRUCache } from "lru-cache";
import type { Resources } from "@/lib/services/context";
import { type Operation, runSync } from "@/lib/services/operation";
import type { ApiResponse } from "../response/response";
import { anonymousCaller } from "./caller";
import { type ApiRequest, queryReader } from "./request";
import { responseFor } from "./route";

/** Of all URLs whose input is kept, in characters. */
const URL_CHARS_MAX = 100_000;

/**
 * Responds to requests without credentials from memory, as the operation's handler would, in three quarters of the time.
 * Null where memory is not enough or the response would be an error: then nothing has happened, and the handler responds.
 */
export function repeatedResponses(
  operation: Operation,
  resources: () => Resources,
): (request: Pick<ApiRequest, "url" | "headers">) => ApiResponse | null {
  const inputOf = keptInputs(operation);
  return (request) => {
    const caller = anonymousCaller(request.headers);
    const input = caller === null ? null : inputOf(request.url);
    if (caller === null || input === null) return null;
    const outcome = runSync(resources(), { operation, input, caller });
    return outcome && responseFor(outcome, operation, { request, caller, resources: resources() });
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
