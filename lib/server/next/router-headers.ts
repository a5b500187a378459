import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
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
  if (headers[PREFETCH] !== "1") dropHeader(headers, PREFETCH);
  if (headers[STATE] === undefined) return true;
  try {
    parseAndValidateFlightRouterState(headers[STATE]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Prepares a request for a path without a page: what Next's browser code sends, and what Next says of it, concern pages
 * alone.
 */
export function forgetRouter({ headers }: IncomingMessage, res: ServerResponse): void {
  for (const name of FOR_PAGES) dropHeader(headers, name);
  dropRouterVary(res);
}

/** Removing what is not there makes V8 keep the other headers in a slower way, too. */
export function dropHeader(headers: IncomingHttpHeaders, name: string): void {
  if (headers[name] !== undefined) delete headers[name];
}

/** Keeps Next's own names out of a response's Vary: only pages differ by them, and caches would keep a copy for each. */
function dropRouterVary(res: ServerResponse): void {
  const setHeader = res.setHeader.bind(res);
  res.setHeader = (name, value) => {
    if (name.toLowerCase() !== "vary") return setHeader(name, value);
    const names = String(value)
      .split(",")
      .map((one) => one.trim());
    const kept = names.filter((one) => !/^(?:rsc|next-)/i.test(one));
    return kept.length > 0 ? setHeader(name, kept.join(", ")) : res;
  };
}
