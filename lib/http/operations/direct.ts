import type { IncomingMessage, ServerResponse } from "node:http";
import type { Resources } from "@/lib/services/context";
import { OPERATIONS } from "@/lib/services/operations";
import type { ApiResponse } from "../response/response";
import { writeResponse } from "../response/write";
import { isMethod, type Methods } from "./handlers";
import { type ApiRequest, NodeRequest } from "./request";
import { operationMethods } from "./route";

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

interface Direct {
  readonly resources?: () => Resources;
  /** What is no operation and handled directly too, by its path. */
  readonly others?: Readonly<Record<string, Methods<ApiRequest, ApiResponse>>>;
}

const DIRECT = OPERATIONS.filter(({ http }) => http.direct);

/**
 * Handles those operations as their route files do, without Next's router and web requests in between, which would take
 * about as long as a cached check. Everything else goes to `next`.
 */
export function handleDirectly(next: Handle, { resources, others = {} }: Direct = {}): Handle {
  const methodsAt = new Map([
    ...DIRECT.map((operation) => [operation.http.path, operationMethods(operation, resources)] as const),
    ...Object.entries(others),
  ]);
  return async (req, res) => {
    const { method = "", url = "" } = req;
    const methods = methodsAt.get(url.split("?", 1)[0] ?? "");
    if (methods === undefined || !isMethod(method)) return next(req, res);
    await writeResponse(req, res, await methods[method](new NodeRequest(req)));
  };
}
