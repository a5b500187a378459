import { type Handlers, webHandlers } from "./handlers";
import { operationAnswers } from "./operation-answers";

/** What the route file of an address exports: one operation for each method it takes. */
export function route(...address: Parameters<typeof operationAnswers>): Handlers {
  return webHandlers(operationAnswers(...address));
}
