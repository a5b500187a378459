import type { IncomingHttpHeaders } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";

const STATE = "next-router-state-tree";
const PREFETCH = "next-router-prefetch";

/**
 * Holds the headers of Next's own browser code to what it sends. False when its picture of the site cannot be read,
 * which Next would answer with 500; a prefetch of a kind that no page here is made for is none.
 */
export function checkRouterHeaders(headers: IncomingHttpHeaders): boolean {
  if (headers[PREFETCH] !== "1") delete headers[PREFETCH];
  try {
    parseAndValidateFlightRouterState(headers[STATE]);
    return true;
  } catch {
    return false;
  }
}
