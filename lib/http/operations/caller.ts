import { setMaxListeners } from "node:events";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { AppError } from "@/lib/errors";
import { oncePerProcess } from "@/lib/once-per-process";
import type { Caller, Ctx, Resources } from "@/lib/services/context";
import { identify } from "@/lib/services/sign-in/identify";
import { KNOWN_BROWSER_COOKIE, readCookie, SESSION_COOKIE } from "../cookies";
import { CLIENT_HEADER, CONNECTION_HEADER, type RequestHeaders } from "./request";

type AnonymousCaller = Extract<Caller, { kind: "anonymous" }>;

/** The context of an operation for the caller who sent a request with these headers. */
export async function contextOf(headers: RequestHeaders, resources: Resources): Promise<Ctx> {
  return {
    ...resources,
    signal: disconnectSignal(headers),
    knownBrowser: readCookie(headers.get("cookie") ?? "", KNOWN_BROWSER_COOKIE),
    caller: await callerOf(headers, resources),
  };
}

/** The caller behind a request with these headers, by its bearer or else by its session cookie. Never throws. */
export function callerOf(headers: RequestHeaders, resources: Resources): Promise<Caller> {
  return identify(resources, {
    network: networkOf(headers),
    bearer: bearerOf(headers.get("authorization") ?? ""),
    session: readCookie(headers.get("cookie") ?? "", SESSION_COOKIE),
  });
}

/** The caller behind a request that brings nothing to be identified by; null for one that does. */
export function anonymousCaller(headers: RequestHeaders): AnonymousCaller | null {
  if (headers.get("authorization") !== null || headers.get("cookie") !== null) return null;
  return { kind: "anonymous", network: networkOf(headers), plan: "anonymous" };
}

function networkOf(headers: RequestHeaders): string {
  return headers.get(CLIENT_HEADER) ?? "unknown";
}

/** What follows the word Bearer. Empty when nothing does, which is not a key either. */
export function bearerOf(authorization: string): string | null {
  const text = authorization.trim();
  return /^bearer(?:\s|$)/i.test(text) ? text.slice("bearer".length).trim() : null;
}

/**
 * Whether a browser sent a request for a page of another origin. Programs send no origin and are not cross-origin. Our
 * own origin is the public URL, or the host the site was opened at: then the browser requests the very host that its page
 * came from, and no page can choose the headers Host, Origin and Sec-Fetch-Site. A form on a page without referrer sends
 * the origin `null`, as a sandboxed frame of another site does; Sec-Fetch-Site tells them apart.
 */
export function isCrossOrigin(headers: RequestHeaders, baseUrl: string): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (origin === baseUrl) return false;
  if (origin === null) return ["cross-site", "same-site"].includes(site ?? "none");
  if (origin === "null") return site !== "same-origin";
  const host = headers.get("host");
  // Older browsers send no Sec-Fetch-Site, so the scheme has to match too: ours is the one of the public URL.
  if (site === null) return origin !== `${URL.parse(baseUrl)?.protocol}//${host}`;
  return site !== "same-origin" || URL.parse(origin)?.host !== host;
}

interface Connections {
  count: number;
  readonly numbers: WeakMap<Socket, string>;
  /** Each aborts when its connection is closed. */
  readonly open: Map<string, AbortController>;
}

const connections = oncePerProcess<Connections>("connections", () => ({
  count: 0,
  numbers: new WeakMap(),
  open: new Map(),
}));

/** Lets the handler of this request call `disconnectSignal`. */
export function trackConnection({ headers, socket }: IncomingMessage): void {
  headers[CONNECTION_HEADER] = connections().numbers.get(socket) ?? register(socket);
}

/** Aborts when the connection of the request with these headers is closed, be it before its response is sent or after. */
export function disconnectSignal(headers: RequestHeaders): AbortSignal | undefined {
  return connections().open.get(headers.get(CONNECTION_HEADER) ?? "")?.signal;
}

function register(socket: Socket): string {
  const { numbers, open } = connections();
  connections().count += 1;
  const number = String(connections().count);
  const closed = new AbortController();
  // A client may send any number of requests over one connection without waiting for responses.
  setMaxListeners(0, closed.signal);
  numbers.set(socket, number);
  open.set(number, closed);
  socket.once("close", () => {
    open.delete(number);
    closed.abort(new AppError("unavailable", { message: "The client closed the connection." }));
  });
  return number;
}
