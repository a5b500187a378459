import type { Resources } from "@/lib/services/context";
import { sharedResources } from "@/lib/services/resources";
import { type Handlers, handlers } from "../operations/handlers";
import { etagOf, versioned } from "../response/etag";
import { jsonResponse, shortJson } from "../response/response";
import { openApi } from "./openapi";

/** The handlers of the OpenAPI document, which is made once. */
export function openApiRoute(resources: () => Resources = sharedResources): Handlers {
  let made: { readonly text: string; readonly etag: string } | undefined;
  const get = async (request: Request) => {
    made ??= withEtag(shortJson(openApi(resources().settings.baseUrl)));
    const { text, etag } = made;
    return versioned(
      request,
      jsonResponse(text, { headers: { "cache-control": "public, max-age=300" } }),
      etag,
    );
  };
  return handlers({ GET: get });
}

function withEtag(text: string) {
  return { text, etag: etagOf(text) };
}
