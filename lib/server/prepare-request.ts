import type { IncomingMessage } from "node:http";
import { CLIENT_HEADER, PATH_HEADER } from "@/lib/http/internal-headers";
import { clientAddress } from "./client-address";
import { checkRouterHeaders } from "./next/router-headers";
import { unmatched } from "./next/unmatched";

/** The methods Next hands to a route. */
const KNOWN_METHODS = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]);
/** Next builds addresses from these, so only a proxy of ours may set them. */
const PROXY_HEADERS = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "forwarded",
];

/**
 * Makes a request safe to hand on: the client's true address in the internal header, nothing a client could pass off
 * as a proxy's or as ours, a host, a path that can be decoded, headers of Next's that it can read. False when it is no such request.
 */
export function prepareRequest(req: IncomingMessage, trustProxy: number): boolean {
  const { headers, socket } = req;
  const forwardedFor = headers["x-forwarded-for"];
  const hops = { peer: socket.remoteAddress, forwardedFor: forwardedFor?.toString(), trustProxy };
  if (trustProxy === 0) for (const name of PROXY_HEADERS) delete headers[name];
  headers[CLIENT_HEADER] = clientAddress(hops);
  const target = localTarget(req.url ?? "");
  headers[PATH_HEADER] = targetPath(target);
  req.url = unmatched(target);
  // No address takes a method Next does not know, as none takes PUT: its own 405 says what it takes.
  if (!KNOWN_METHODS.has(req.method ?? "")) req.method = "PUT";
  return hasHost(req) && isDecodable(req.url) && checkRouterHeaders(headers);
}

/** Only HTTP/1.0 does without (RFC 9112, section 3.2). */
function hasHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host !== undefined || httpVersion === "1.0";
}

function isDecodable(target: string): boolean {
  if (!target.startsWith("/")) return false;
  try {
    return !decodeURIComponent(target.split("?", 1)[0] ?? "").includes("\0");
  } catch {
    return false;
  }
}

/** The path and query of a request target, which may be a whole address (RFC 9112, section 3.2.2). */
export function localTarget(target: string): string {
  return /^https?:\/\//i.test(target) ? target.replace(/^https?:\/\/[^/?#]*\/?/i, "/") : target;
}

/** The path alone. */
export function targetPath(target: string): string {
  return localTarget(target).split("?", 1)[0] ?? "";
}
