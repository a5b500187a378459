import { createHash } from "node:crypto";
import type { ApiResponse } from "./response";

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

/** The response with this ETag, or 304 without a body to a client that has this version. */
export function versioned(
  { headers }: Pick<Request, "headers">,
  response: ApiResponse,
  etag: string,
): ApiResponse {
  const tagged = { ...response.headers, etag };
  if (!hasVersion(headers, etag)) return { ...response, headers: tagged };
  return notModified(tagged);
}

/** 304 with the headers that the whole response has, without those of its body. */
export function notModified(headers: ApiResponse["headers"]): ApiResponse {
  const kept = Object.entries(headers).filter(([name]) => name !== "content-type");
  return { status: 304, headers: Object.fromEntries(kept), body: null };
}
