import type { IncomingHttpHeaders } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";

/** With these Next's browser code requests parts of pages. Paths without a page respond to them with a redirect to themselves. */
const FOR_PAGES = ["rsc", "next-router-state-tree", "next-router-prefetch", "next-router-segment-prefetch"];
const STATE = "next-router-state-tree";
const PREFETCH = "next-router-prefetch";

/**
 * Checks the headers of Next's browser code. False if its router state cannot be read, to which Next would respond with
 * 500. A prefetch of a kind that no page here supports is dropped.
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

/** Removes the headers that only pages need. */
export function dropRouterHeaders(headers: IncomingHttpHeaders): void {
  for (const name of FOR_PAGES) delete headers[name];
}
