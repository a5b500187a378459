const whole = { type: "integer" };

/** The response headers, as OpenAPI describes them. */
export const HEADERS = {
  "x-ratelimit-limit": {
    description: "Checks allowed per hour. For `/api` requests that make no check, requests per minute.",
    schema: whole,
  },
  "x-ratelimit-remaining": { description: "Checks or requests remaining.", schema: whole },
  "x-ratelimit-reset": {
    description: "Seconds until one more is available; 0 when none have been used.",
    schema: whole,
  },
  "x-quota-limit": { description: "Maximum number of records of this kind.", schema: whole },
  "x-quota-remaining": { description: "Records of this kind you can still create.", schema: whole },
  "x-quota-reset": {
    description: "Seconds until the quota is full again; absent if it does not refill by itself.",
    schema: whole,
  },
  "x-cache": {
    description: "Whether the report came from the cache.",
    schema: { type: "string", enum: ["hit", "miss"] },
  },
  age: { description: "Seconds since a cached report was made.", schema: whole },
  link: {
    description: 'The next page of a list: `<URL>; rel="next"`. Absent on the last page.',
    schema: { type: "string" },
  },
  "content-disposition": {
    description: "Makes browsers save the response: `attachment`, with a file name.",
    schema: { type: "string" },
  },
  "retry-after": { description: "Seconds to wait before the next try.", schema: whole },
  location: {
    description: "The page to open next.",
    schema: { type: "string", format: "uri-reference" },
  },
  "set-cookie": {
    description: "The session, for this browser: HttpOnly, Secure, SameSite=Lax.",
    schema: { type: "string" },
  },
  "www-authenticate": { description: "The scheme to authenticate with.", schema: { type: "string" } },
} as const;

/** References to headers, as a response lists them. */
export function headersOf(
  names: readonly (keyof typeof HEADERS)[],
): Record<string, { readonly $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
