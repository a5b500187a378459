import type { IncomingMessage, ServerResponse } from "node:http";
import { entitlements } from "@/lib/services/accounts/entitlements";
import type { Resources } from "@/lib/services/context";
import { health } from "@/lib/services/health";
import { inspect } from "@/lib/services/inspections/inspect";
import { isMethod } from "./handlers";
import { route } from "./route";
import { sendAnswer } from "./send-answer";

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** What programs call again and again. None takes a body or a part of its path. */
const DIRECT = [inspect, entitlements, health];

/**
 * Answers those operations at their addresses with the handlers that their route files export, and spares them Next's way
 * through its router; everything else goes to `next`.
 */
export function answerDirectly(next: Handle, resources?: () => Resources): Handle {
  const routes = new Map(DIRECT.map((operation) => [operation.http.path, route(operation, resources)]));
  return async (req, res) => {
    const { method = "", url = "" } = req;
    const handlers = routes.get(url.split("?", 1)[0] ?? "");
    if (handlers === undefined || !isMethod(method)) return next(req, res);
    await sendAnswer(req, res, await handlers[method](requestOf(req)));
  };
}

function requestOf({ method, url, headers }: IncomingMessage): Request {
  const fields = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value.toString()]],
  );
  return new Request(`http://localhost${url}`, { method, headers: fields });
}
