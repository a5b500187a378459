import type { Resources } from "@/lib/services/context";
import { sharedResources } from "@/lib/services/resources";
import { type Handlers, handlers } from "../operations/handlers";
import { jsonResponse, shortJson } from "../response/response";
import { openApi } from "./openapi";

/** The handlers of the OpenAPI document, which is made once. */
export function openApiRoute(resources: () => Resources = sharedResources): Handlers {
  let text: string | undefined;
  const get = async () => {
    text ??= shortJson(openApi(resources().settings.baseUrl));
    return jsonResponse(text, { headers: { "cache-control": "public, max-age=300" } });
  };
  return handlers({ GET: get });
}
