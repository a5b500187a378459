import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { AppError, type ErrorCode } from "@/lib/errors";
import { oncePerProcess } from "@/lib/once-per-process";
import type { Caller } from "@/lib/services/context";
import { type JsonOutcome, type Operation, pathNames, takesBody } from "@/lib/services/operation";

const JSON_TYPE = /^application\/json\s*(;|$)/i;

const NAME_CHARS_MAX = 100;

/** The parts of a request that operations depend on. A web Request has them; names of headers are in lower case. */
export interface ApiRequest {
  /** A URL, or its path and query. */
  readonly url: string;
  readonly headers: RequestHeaders;
  text(): Promise<string>;
}

export type RequestHeaders = Pick<Headers, "get">;

/** The headers of a `node:http` request. */
export class NodeHeaders implements RequestHeaders {
  constructor(private readonly fields: IncomingHttpHeaders) {}

  get(name: string): string | null {
    return this.fields[name]?.toString() ?? null;
  }
}

/** A `node:http` request. */
export class NodeRequest implements ApiRequest {
  readonly url: string;
  readonly headers: NodeHeaders;

  constructor(private readonly req: IncomingMessage) {
    this.url = req.url ?? "";
    this.headers = new NodeHeaders(req.headers);
  }

  async text(): Promise<string> {
    // A body that has arrived is read at once: as a stream it would cost more than a cached check.
    if (this.req.complete) return String(this.req.read() ?? "");
    return text(this.req);
  }
}

type Values = Record<string, unknown>;
type Readable = Pick<Operation, "http" | "input">;

/** Reads an operation's input from path, query and body, not yet validated. Rejects with `invalid_body` and, for a query
 * with parameters that the operation does not have, `invalid_parameter`. */
export function inputReader({ http, input }: Readable): (request: ApiRequest) => Promise<Values> {
  const names = pathNames(http.path);
  const hasBody = takesBody({ http, input });
  const readQuery = queryReader({ http, input });
  return async (request) => {
    const fromQuery = readQuery(request.url);
    const fromPath = names.length > 0 ? pathInput(request.url, http.path) : {};
    if (!hasBody) return { ...fromQuery, ...fromPath };
    const body = await bodyInput(request);
    const [twice] = names.filter((name) => Object.hasOwn(body, name));
    if (twice === undefined) return { ...body, ...fromPath };
    throw invalid(`The field ${twice} is unknown.`);
  };
}

/** Reads the part of an operation's input that is in the query of a URL. Throws `invalid_parameter`. */
export function queryReader({ http, input }: Readable): (url: string) => Values {
  const inPath = pathNames(http.path);
  const all = takesBody({ http, input }) ? [] : Object.keys(input.shape);
  const names = all.filter((name) => !inPath.includes(name));
  return (url) => {
    const query = queryOf(url);
    rejectUnknown(query, names);
    return queryInput(query, names);
  };
}

/** The values at the names in a path such as `/api/projects/{id}`, decoded. */
function pathInput(url: string, path: string): Record<string, string> {
  const parts = new URL(url, "http://localhost").pathname.split("/");
  const pairs = path.split("/").map((segment, index) => [segment, parts[index] ?? ""] as const);
  const named = pairs.filter(([segment]) => segment.startsWith("{"));
  return Object.fromEntries(named.map(([name, part]) => [name.slice(1, -1), decodeURIComponent(part)]));
}

/** Throws `invalid_parameter` for a query with others than these, mostly the rest of a `url` that was not encoded. */
function rejectUnknown(query: URLSearchParams, names: readonly string[]): void {
  // What is missing is the better thing to say.
  if (names.includes("url") && !query.has("url")) return;
  const unknown = [...query.keys()].find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const hint = query.get("url")?.includes("?")
    ? " If it belongs to the page to check, encode the url parameter, its & as %26."
    : "";
  const message = `The parameter ${unknown.slice(0, NAME_CHARS_MAX)} is unknown.${hint}`;
  throw new AppError("invalid_parameter", { message });
}

function queryOf(url: string): URLSearchParams {
  const start = url.indexOf("?");
  return new URLSearchParams(start < 0 ? "" : url.slice(start));
}

/** The named parameters of a query. One that is repeated has a list of its values; others are ignored. */
function queryInput(query: URLSearchParams, names: readonly string[]): Record<string, string | string[]> {
  const input: Record<string, string | string[]> = {};
  for (const name of names) {
    const values = query.getAll(name);
    const [first] = values;
    if (first !== undefined) input[name] = values.length > 1 ? values : first;
  }
  return input;
}

async function bodyInput(request: ApiRequest): Promise<Record<string, unknown>> {
  // A page of another origin can send a form or plain text without a preflight, but never this type.
  if (!JSON_TYPE.test(request.headers.get("content-type") ?? "")) {
    throw invalid("Send the body as JSON, with the header content-type: application/json.");
  }
  const body = parse(await request.text());
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return { ...body };
  throw invalid("The body must be a JSON object.");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid("The body is not valid JSON.");
  }
}

function invalid(message: string): AppError {
  return new AppError("invalid_body", { message });
}

/** What the log and the metrics tell of a request beside its line and status. */
export interface RequestFacts {
  /** The operation or view that was run. */
  readonly operation?: string;
  readonly account?: string;
  readonly code?: ErrorCode;
  readonly cache?: "hit" | "miss";
}

interface Requests {
  count: number;
  /** By the number of the request. */
  readonly facts: Map<string, RequestFacts>;
}

const requests = oncePerProcess<Requests>("request-facts", () => ({ count: 0, facts: new Map() }));

/** Lets the handler of this request call `noteFacts`, until what is returned is called: it tells the facts. */
export function trackRequest(headers: IncomingHttpHeaders): () => RequestFacts {
  const { facts } = requests();
  requests().count += 1;
  const number = String(requests().count);
  headers[REQUEST_HEADER] = number;
  const found: RequestFacts = {};
  facts.set(number, found);
  return () => {
    facts.delete(number);
    return found;
  };
}

/** Adds to what is known of the request with these headers. */
export function noteFacts(headers: RequestHeaders, more: RequestFacts): void {
  const known = requests().facts.get(headers.get(REQUEST_HEADER) ?? "");
  if (known !== undefined) Object.assign(known, more);
}

/** What a run operation or view tells of its request. */
export function outcomeFacts(outcome: JsonOutcome<unknown>, operation: string, caller: Caller): RequestFacts {
  const account = "accountId" in caller ? caller.accountId : undefined;
  const { cache } = outcome.meta;
  return outcome.ok ? { operation, account, cache } : { operation, account, code: outcome.error.code };
}

// Request headers in which the server tells routes and pages what Next does not. What a client sends under these names
// is overwritten.

/** The client's IP address. */
export const CLIENT_HEADER = "x-headlight-client";

/** The number of the request's connection. */
export const CONNECTION_HEADER = "x-headlight-connection";

/** The number of the request. */
const REQUEST_HEADER = "x-headlight-request";

/** The requested path; the only way a not-found page learns it. */
export const PATH_HEADER = "x-headlight-path";

/** The number of the response that a page is rendered into. */
export const RESPONSE_HEADER = "x-headlight-response";
