import type { IncomingMessage, ServerResponse } from "node:http";
import type { Resources } from "@/lib/services/context";
import { OPERATIONS } from "@/lib/services/operations";
import { sharedResources } from "@/lib/services/resources";
import type { ApiResponse } from "../response/response";
import { writeResponse } from "../response/write";
import { isMethod, type Methods } from "./handlers";
import { repeatedResponses } from "./repeated";
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
export function handleDirectly(
  next: Handle,
  { resources = sharedResources, others = {} }: Direct = {},
): Handle {
  const methodsAt = new Map([
    ...DIRECT.map((operation) => [operation.http.path, operationMethods(operation, resources)] as const),
    ...Object.entries(others),
  ]);
  const repeatedAt = new Map(
    DIRECT.filter(({ runSync }) => runSync).map(
      (operation) => [operation.http.path, repeatedResponses(operation, resources)] as const,
    ),
  );
  return async (req, res) => {
    const { method = "", url = "" } = req;
    const [path = ""] = url.split("?", 1);
    const methods = methodsAt.get(path);
    if (methods === undefined || !isMethod(method)) return next(req, res);
    const request = new NodeRequest(req);
    const repeated = method === "GET" ? repeatedAt.get(path)?.(request) : null;
    await writeResponse(req, res, repeated ?? (await methods[method](request)));
  };
}
