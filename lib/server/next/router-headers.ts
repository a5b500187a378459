import type { IncomingHttpHeaders } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";

/** By these Next's own browser code asks for parts of pages; any other address answers them with a redirect to itself. */
const FOR_PAGES = ["rsc", "next-router-state-tree", "next-router-prefetch", "next-router-segment-prefetch"];
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

/** Takes away what an address that is no page has no use for. */
export function dropRouterHeaders(headers: IncomingHttpHeaders): void {
  for (const name of FOR_PAGES) delete headers[name];
}
