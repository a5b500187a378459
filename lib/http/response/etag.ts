import { createHash } from "node:crypto";

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
