import { createHash } from "node:crypto";
import type { Resources } from "@/lib/services/context";
import { sharedResources } from "@/lib/services/resources";
import { type Handlers, handlers } from "../operations/handlers";
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

/** The ETag of a text: weak, since it may be sent compressed or not. */
export function etagOf(text: string): string {
  return `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
}

/** Whether the client has this very version, by its If-None-Match (RFC 9110, section 13.1.2). */
export function hasVersion(headers: Pick<Headers, "get">, etag: string): boolean {
  const known = (headers.get("if-none-match") ?? "").split(",").map((one) => one.trim());
  const bare = (one: string) => one.replace(/^W\//, "");
  return known.some((one) => one === "*" || bare(one) === bare(etag));
}
