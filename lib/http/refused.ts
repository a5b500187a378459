import type { IncomingMessage } from "node:http";
import { NodeHeaders } from "./asked";
import type { Refused } from "./budget-headers";
import { targetPath } from "./request-target";

/** What a request that is refused asked for, and its headers as they reached us. */
export function refusedOf({ url = "", headers }: IncomingMessage): Refused {
  return { path: targetPath(url), headers: new NodeHeaders(headers) };
}
