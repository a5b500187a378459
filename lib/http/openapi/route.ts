import type { Resources } from "@/lib/services/context";
import { sharedResources } from "@/lib/services/resources";
import { type Handlers, handlers } from "../operations/handlers";
import { etagOf, hasVersion } from "../response/etag";
import { type ApiResponse, jsonResponse, shortJson } from "../response/response";
import { openApi } from "./openapi";

/** The handlers of the OpenAPI document, which is made once. */
export function openApiRoute(resources: () => Resources = sharedResources): Handlers {
  let made: { readonly text: string; readonly etag: string } | undefined;
  const get = async (request: Request) => {
    made ??= withEtag(shortJson(openApi(resources().settings.baseUrl)));
    const { text, etag } = made;
    const response = jsonResponse(text, { headers: { "cache-control": "public, max-age=300", etag } });
    return hasVersion(request.headers, etag) ? notModified(response) : response;
  };
  return handlers({ GET: get });
}

function withEtag(text: string) {
  return { text, etag: etagOf(text) };
}

function notModified({ headers }: ApiResponse): ApiResponse {
  const { "content-type": _, ...kept } = headers;
  return { status: 304, headers: kept, body: null };
}
