// A message of the protocol through its own library, in both eras, without web requests around it: those and Next's router
// take longer than a cached check. The library gets the five headers that it reads.
import { setMaxListeners } from "node:events";
import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { LRUCache } from "lru-cache";
import type { RequestHeaders } from "@/lib/http/operations/request";
import type { ApiResponse } from "@/lib/http/response/response";
import type { Ctx } from "@/lib/services/context";
import { type Called, toolServer } from "./tool-server";

/** What the library reads of a request; its URL and everything else belong to the door. */
const HEADERS = ["accept", "content-type", "mcp-method", "mcp-name", "mcp-protocol-version"] as const;
const EVENTS = "text/event-stream";
/** Compressing a shorter result would take longer than everything else about a cached check. */
const COMPRESSED_CHARS_MIN = 16_384;
/** Nothing that a client could listen for ever changes: its stream stays silent, until the connection is idle too long. */
const KEEP_ALIVE_MS = 0;
const REQUESTS_MAX = 100;

interface Posted {
  readonly headers: RequestHeaders;
  /** The parsed JSON. */
  readonly body: unknown;
}

/** The response to a message of this caller. `called` learns what a tool came to. */
export async function protocolResponse(ctx: Ctx, posted: Posted, called: Called): Promise<ApiResponse> {
  const request = webRequest(ctx.settings.baseUrl, posted.headers);
  const respond = (await isLegacyRequest(request, posted.body)) ? inOneStep : inNewEra;
  return apiResponse(await respond({ ctx, request, called, parsedBody: posted.body }));
}

/** The protocol's own error, for a request whose id cannot be read. */
export function protocolError(error: { readonly code: number; readonly message: string }): ApiResponse {
  const headers = { "content-type": "application/json", "cache-control": "no-store" };
  return { status: 400, headers, body: JSON.stringify({ jsonrpc: "2.0", id: null, error }) };
}

interface Exchange {
  readonly ctx: Ctx;
  readonly request: Request;
  readonly called: Called;
  readonly parsedBody: unknown;
}

function inNewEra({ ctx, request, called, parsedBody }: Exchange): Promise<Response> {
  const handler = createMcpHandler(() => toolServer(ctx, called), {
    legacy: "reject",
    keepAliveMs: KEEP_ALIVE_MS,
    onerror: (err) => ctx.log.debug({ err }, "a tool request was rejected"),
  });
  return handler.fetch(request, { parsedBody });
}

/** The older eras allow a stream of events or one JSON text; no tool sends anything before its result. */
async function inOneStep({ ctx, request, called, parsedBody }: Exchange): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = toolServer(ctx, called);
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
}

/** Requests without a body, by their URL and headers: clients send the same few again and again. */
const requests = new LRUCache<string, Request>({ max: REQUESTS_MAX });

function webRequest(baseUrl: string, headers: RequestHeaders): Request {
  const sent = HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  const key = JSON.stringify([baseUrl, sent]);
  const known = requests.get(key);
  if (known !== undefined) return known;
  const request = new Request(`${baseUrl}/mcp`, { method: "POST", headers: sent });
  // It is never aborted; each exchange that waits for that stops waiting when it is over.
  setMaxListeners(0, request.signal);
  requests.set(key, request);
  return request;
}

async function apiResponse(response: Response): Promise<ApiResponse> {
  const { status, body } = response;
  const type = response.headers.get("content-type");
  const headers = { "cache-control": "no-store", ...(type === null ? {} : { "content-type": type }) };
  if (body === null) return { status, headers, body: null };
  if (type?.startsWith(EVENTS)) return { status, headers, body: textOf(body) };
  const text = await response.text();
  if (text.length >= COMPRESSED_CHARS_MIN) return { status, headers, body: text };
  return { status, headers: { ...headers, "cache-control": "no-store, no-transform" }, body: text };
}

async function* textOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of stream) yield decoder.decode(chunk, { stream: true });
}
