import type { Handlers } from "@/lib/http/operations/handlers";
import { CLIENT_HEADER } from "@/lib/http/operations/request";
import { route } from "@/lib/http/operations/route";
import type { Resources } from "@/lib/services/context";
import type { Operation } from "@/lib/services/operation";
import { OPERATIONS } from "@/lib/services/operations";

export interface ApiCall {
  readonly method?: keyof Handlers;
  /** Sent as JSON unless it is a text, which is sent as it is. */
  readonly body?: unknown;
  /** A key, sent as a bearer. */
  readonly key?: string;
  /** A signed-in browser's cookie. */
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a real request to the handlers that a URL has. */
export async function callApi(resources: Resources, path: string, call: ApiCall = {}): Promise<Response> {
  const { method = "GET", body, key, cookie, headers } = call;
  const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const request = new Request(`http://localhost:3000${path}`, {
    method,
    body: text,
    headers: {
      [CLIENT_HEADER]: "192.0.2.1",
      ...(text === undefined ? {} : { "content-type": "application/json" }),
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    },
  });
  return handlersAt(resources, path)[method](request);
}

/** The handlers of a URL, bound to its operations as its route file binds them. */
export function handlersAt(resources: Resources, path: string): Handlers {
  const { pathname } = new URL(path, "http://localhost:3000");
  const operations = operationsAt(pathname);
  if (operations.length === 0) throw new Error(`No operation is at ${pathname}.`);
  return route(operations, () => resources);
}

/** The operations of a path, whatever their methods. */
export function operationsAt(pathname: string): readonly Operation[] {
  const matching = OPERATIONS.filter(({ http }) => isAt(pathname, http.path));
  const exact = matching.filter(({ http }) => http.path === pathname);
  return exact.length > 0 ? exact : matching;
}

function isAt(pathname: string, path: string): boolean {
  const pattern = path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+");
  return new RegExp(`^${pattern}$`).test(pathname);
}
