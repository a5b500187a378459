import type { Resources } from "@/lib/services/context";
import { sharedResources } from "@/lib/services/resources";
import { type Handlers, handlers } from "../operations/route";
import { shortJson } from "../response/json-stream";
import { jsonAnswer } from "../response/response";
import { openApi } from "./openapi";

/** The handlers of the interface description; it is made once. */
export function describeApi(resources: () => Resources = sharedResources): Handlers {
  let text: string | undefined;
  const get = async () => {
    text ??= shortJson(openApi(resources().settings.baseUrl));
    return jsonAnswer(text, { headers: { "cache-control": "public, max-age=300" } });
  };
  return handlers({ GET: get });
}
