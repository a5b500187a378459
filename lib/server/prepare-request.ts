import type { IncomingMessage } from "node:http";
import { CLIENT_HEADER, PATH_HEADER } from "@/lib/http/internal-headers";
import { clientAddress } from "./client-address";
import { checkRouterHeaders } from "./next/router-headers";
import { unmatched } from "./next/unmatched";

/** The methods that Next passes to a route. */
const KNOWN_METHODS = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]);
/** Next builds URLs from these, so only our own proxy may set them. */
const PROXY_HEADERS = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "forwarded",
];

/**
 * Makes a request safe to pass on: the client's IP address in the internal header, no header that only a proxy or we may
 * set, a host, a path that can be decoded, and headers of Next's that it can read. False if the request cannot be that.
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
  // No path supports a method that Next does not know, nor PUT: its 405 names the methods it supports.
  if (!KNOWN_METHODS.has(req.method ?? "")) req.method = "PUT";
  return hasHost(req) && isDecodable(req.url) && checkRouterHeaders(headers);
}

/** Only HTTP/1.0 works without (RFC 9112, section 3.2). */
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

/** The path and query of a request target, which may be an absolute URL (RFC 9112, section 3.2.2). */
function localTarget(target: string): string {
  return /^https?:\/\//i.test(target) ? target.replace(/^https?:\/\/[^/?#]*\/?/i, "/") : target;
}

/** The path alone. */
export function targetPath(target: string): string {
  return localTarget(target).split("?", 1)[0] ?? "";
}
