import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { LRUCache } from "lru-cache";
import { readCookie, SESSION_COOKIE } from "@/lib/http/cookies";
import { etagOf, hasVersion, notModified } from "@/lib/http/response/etag";
import { writeResponse } from "@/lib/http/response/write";
import { parseTheme, THEME_COOKIE, type Theme } from "@/lib/http/theme";

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Pages that are the same for every visitor without an account, save for the nonce and the theme. */
const CACHED_PATHS = /^\/(?:docs(?:\/[\w/-]*)?|bot|edit)?$/;
const CHARS_MAX = 16 * 1_048_576;
const NONCE = /'nonce-([^']+)'/;

/** A browser checks each time, since the page depends on its cookies. */
const REVALIDATED = "private, no-cache";

/** Headers that belong to one connection or one request. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  "connection",
  "date",
  "keep-alive",
  "transfer-encoding",
  "vary",
]);

/** A rendered page: its HTML in the pieces around the nonce. */
interface CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly pieces: readonly string[];
  /** Of the page without a nonce. */
  readonly etag: string;
}

/**
 * Renders the pages of the documentation once for each theme and fills in the nonce of each response. Rendering one
 * takes about 20 ms; requests of signed-in visitors, with a query, or for a part of a page go to `render` as they are.
 */
export function cachePages(render: Handle): Handle {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: CHARS_MAX,
    sizeCalculation: ({ pieces }) => pieces.reduce((sum, { length }) => sum + length, 1),
  });
  const rendering = new Map<string, Promise<CachedPage | null>>();
  const find = async (key: string, req: IncomingMessage, theme: Theme) => {
    const running = rendering.get(key) ?? renderPage(render, req, theme).finally(() => rendering.delete(key));
    rendering.set(key, running);
    const page = await running;
    if (page !== null) pages.set(key, page);
    return page;
  };
  return async (req, res) => {
    if (!isSameForAll(req)) return render(req, res);
    const theme = parseTheme(readCookie(req.headers.cookie ?? "", THEME_COOKIE));
    const key = `${theme} ${req.url}`;
    const page = pages.get(key) ?? (await find(key, req, theme));
    if (page === null) return render(req, res);
    const headers = { ...page.headers, etag: page.etag, "cache-control": REVALIDATED };
    const requested = { get: (name: string) => req.headers[name]?.toString() ?? null };
    if (!hasVersion(requested, page.etag)) {
      return writeResponse(req, res, { status: 200, headers, body: page.pieces.join(nonceOf(req)) });
    }
    // The client's copy keeps its own policy, whose nonce is the one in its scripts.
    res.removeHeader("content-security-policy");
    await writeResponse(req, res, notModified(headers));
  };
}

/** Renders a page that nobody asked for, so that what pages need is loaded before the first visitor comes. */
export async function renderForNobody(render: Handle, path: string): Promise<void> {
  const request = new IncomingMessage(new Socket());
  request.method = "GET";
  request.url = path;
  request.headers = { host: "localhost" };
  request.complete = true;
  request.push(null);
  await render(request, new RecordedResponse(request));
}

function isSameForAll({ method, url = "", headers }: IncomingMessage): boolean {
  if ((method !== "GET" && method !== "HEAD") || !CACHED_PATHS.test(url)) return false;
  const { authorization, rsc, cookie = "" } = headers;
  return authorization === undefined && rsc === undefined && readCookie(cookie, SESSION_COOKIE) === null;
}

function nonceOf({ headers }: IncomingMessage): string {
  return NONCE.exec(headers["content-security-policy"]?.toString() ?? "")?.[1] ?? "";
}

/** Null if the response is no page that everyone may get. */
async function renderPage(render: Handle, req: IncomingMessage, theme: Theme): Promise<CachedPage | null> {
  const request = plainRequest(req, theme);
  const response = new RecordedResponse(request);
  await render(request, response);
  const html = response.text();
  const headers = sharedHeaders(response.getHeaders());
  const isPage = response.statusCode === 200 && headers["content-type"]?.startsWith("text/html");
  const nonce = nonceOf(req);
  if (!isPage || nonce === "" || response.hasHeader("set-cookie")) return null;
  const pieces = html.split(nonce);
  return { headers, pieces, etag: etagOf(pieces.join("\0")) };
}

/** The same request as a visitor without cookies, but for the theme, sends it. */
function plainRequest(req: IncomingMessage, theme: Theme): IncomingMessage {
  const plain = new IncomingMessage(req.socket);
  const { host, "content-security-policy": policy } = req.headers;
  const internal = Object.entries(req.headers).filter(([name]) => name.startsWith("x-headlight-"));
  plain.method = "GET";
  plain.url = req.url;
  plain.headers = {
    host,
    "content-security-policy": policy,
    ...Object.fromEntries(internal),
    cookie: `${THEME_COOKIE}=${theme}`,
  };
  plain.complete = true;
  plain.push(null);
  return plain;
}

function sharedHeaders(headers: OutgoingHttpHeaders): Readonly<Record<string, string>> {
  const shared = Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name));
  return Object.fromEntries(shared.map(([name, value]) => [name, String(value)]));
}

/** A response that goes to no socket. */
class RecordedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];

  text(): string {
    return Buffer.concat(this.#chunks).toString();
  }

  override write(chunk: string | Uint8Array, ...rest: readonly unknown[]): boolean {
    this.#chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : Buffer.from(chunk));
    const done = rest.at(-1);
    if (typeof done === "function") process.nextTick(done);
    return true;
  }

  override end(...parts: readonly unknown[]): this {
    const [chunk] = parts;
    if (typeof chunk === "string" || chunk instanceof Uint8Array) this.write(chunk);
    process.nextTick(() => {
      this.emit("finish");
      this.emit("close");
    });
    return this;
  }
}
