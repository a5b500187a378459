import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { CLIENT_HEADER, PATH_HEADER } from "@/lib/http/operations/request";
import { checkRouterHeaders, dropHeader } from "./next/router-headers";
import { unmatched } from "./next/unmatched";
import { targetPath } from "./request-target";

/** The methods that Next passes to a route. */
const KNOWN_METHODS = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]);
/** A name or an IP address, and perhaps a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Next builds URLs from these, so only our own proxy may set them. */
const PROXY_HEADERS = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "forwarded",
];

/**
 * Makes a request with a resolved target safe to pass on: the client's IP address in the internal header, no header that
 * only a proxy or we may set, one host, and headers of Next's that it can read. False if the request cannot be that.
 */
export function prepareRequest(req: IncomingMessage, trustProxy: number): boolean {
  const { headers, socket, url = "" } = req;
  const forwardedFor = headers["x-forwarded-for"];
  const hops = { peer: socket.remoteAddress, forwardedFor: forwardedFor?.toString(), trustProxy };
  if (trustProxy === 0) for (const name of PROXY_HEADERS) dropHeader(headers, name);
  headers[CLIENT_HEADER] = clientAddress(hops);
  headers[PATH_HEADER] = targetPath(url);
  req.url = unmatched(url);
  // No path supports a method that Next does not know, nor PUT: its 405 names the methods it supports.
  if (!KNOWN_METHODS.has(req.method ?? "")) req.method = "PUT";
  return hasOneHost(req) && checkRouterHeaders(headers);
}

/** A proxy may judge a request by one host while we use the other. Only HTTP/1.0 works without (RFC 9112, section 3.2). */
function hasOneHost({ headers: { host }, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (host === undefined) return httpVersion === "1.0";
  return HOST.test(host) && rawHeaders.filter(isHostName).length === 1;
}

/** Whether this is a name, not a value, in a list of both. */
function isHostName(text: string, index: number): boolean {
  return index % 2 === 0 && text.length === 4 && text.toLowerCase() === "host";
}

/** A connection, and the proxies that its request names. */
export interface Hops {
  /** The socket's peer; absent when the connection is gone. */
  readonly peer: string | undefined;
  /** The X-Forwarded-For header: each proxy appends the IP address that its request came from. */
  readonly forwardedFor: string | undefined;
  /** Number of our own proxies in front. */
  readonly trustProxy: number;
}

/**
 * The client's IP address, with IPv4-mapped addresses as IPv4: the peer's, or behind proxies the one from which the
 * outermost got the request. Entries further left are from the client and never trusted.
 */
export function clientAddress({ peer, forwardedFor, trustProxy }: Hops): string {
  const own = plain(peer ?? "");
  if (trustProxy === 0 || forwardedFor === undefined) return own;
  const entries = forwardedFor.split(",");
  const entry = plain(entries[Math.max(0, entries.length - trustProxy)] ?? "");
  return isIP(entry) === 0 ? own : entry;
}

/** Some proxies add the port, and brackets around IPv6. */
function plain(text: string): string {
  const address = text.trim();
  const bare =
    /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ??
    /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ??
    address;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
}
