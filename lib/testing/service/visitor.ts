import type { Handlers } from "@/lib/http/operations/handlers";
import { CLIENT_HEADER } from "@/lib/http/operations/request";

/** A browser of one person: it keeps cookies and follows no redirects by itself. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  get(handlers: Handlers, path: string, headers?: Fields): Promise<Response>;
  /** Sends a form from a page of the site. */
  form(handlers: Handlers, path: string, fields: Fields, headers?: Fields): Promise<Response>;
  /** Sends JSON from a page of the site. */
  json(handlers: Handlers, path: string, body: unknown, headers?: Fields): Promise<Response>;
}

type Fields = Readonly<Record<string, string>>;

const BASE_URL = "http://localhost:3000";

/** A browser at that network address. */
export function visitor(network = "192.0.2.1"): Visitor {
  const cookies = new Map<string, string>();
  const send = async (handle: (request: Request) => Promise<Response>, path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set(CLIENT_HEADER, network);
    if (cookies.size > 0) headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const response = await handle(new Request(`${BASE_URL}${path}`, { ...init, headers }));
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    return response;
  };
  const post = (handlers: Handlers, path: string, { body, ...headers }: Fields) =>
    send(handlers.POST, path, {
      method: "POST",
      body: body ?? "",
      headers: { origin: BASE_URL, ...headers },
    });
  return {
    cookies,
    get: (handlers, path, headers = {}) => send(handlers.GET, path, { headers }),
    form: (handlers, path, fields, headers = {}) =>
      post(handlers, path, {
        "content-type": "application/x-www-form-urlencoded",
        ...headers,
        body: `${new URLSearchParams(fields)}`,
      }),
    json: (handlers, path, body, headers = {}) =>
      post(handlers, path, { "content-type": "application/json", ...headers, body: JSON.stringify(body) }),
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ""] = line.split(";");
  const name = pair.slice(0, pair.indexOf("="));
  if (/max-age=0(?:;|$)/i.test(line)) cookies.delete(name);
  else cookies.set(name, pair.slice(name.length + 1));
}
