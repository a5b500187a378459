import type { IncomingMessage, ServerResponse } from "node:http";
import { entitlements } from "@/lib/services/accounts/entitlements";
import type { Resources } from "@/lib/services/context";
import { health } from "@/lib/services/health";
import { inspect } from "@/lib/services/inspections/inspect";
import { sendAnswer } from "../response/write";
import { operationAnswers } from "./endpoint";
import { isMethod } from "./methods";
import { NodeRequest } from "./request";

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** What programs call again and again. None takes a part of its path. */
const DIRECT = [inspect, entitlements, health];

/**
 * Answers those operations at their addresses as their route files do, and spares them Next's way through its router and
 * the web's requests and responses; everything else goes to `next`.
 */
export function answerDirectly(next: Handle, resources?: () => Resources): Handle {
  const addresses = new Map(
    DIRECT.map((operation) => [operation.http.path, operationAnswers(operation, resources)]),
  );
  return async (req, res) => {
    const { method = "", url = "" } = req;
    const answers = addresses.get(url.split("?", 1)[0] ?? "");
    if (answers === undefined || !isMethod(method)) return next(req, res);
    await sendAnswer(req, res, await answers[method](new NodeRequest(req)));
  };
}
