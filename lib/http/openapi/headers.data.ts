const whole = { type: "integer" };

/** The headers that answers carry, as OpenAPI describes them. */
export const HEADERS = {
  "x-ratelimit-limit": { description: "Checks allowed per hour.", schema: whole },
  "x-ratelimit-remaining": { description: "Checks remaining.", schema: whole },
  "x-ratelimit-reset": { description: "Seconds until one unit is regained.", schema: whole },
  "x-cache": {
    description: "Whether the report came from the cache.",
    schema: { type: "string", enum: ["hit", "miss"] },
  },
  "retry-after": { description: "Seconds until trying again makes sense.", schema: whole },
  location: {
    description: "Where the browser goes on.",
    schema: { type: "string", format: "uri-reference" },
  },
  "set-cookie": {
    description: "The session, for this browser: HttpOnly, Secure, SameSite=Lax.",
    schema: { type: "string" },
  },
  "www-authenticate": { description: "The scheme to authenticate with.", schema: { type: "string" } },
} as const;

/** References to headers, as an answer lists them. */
export function headersOf(
  names: readonly (keyof typeof HEADERS)[],
): Record<string, { readonly $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
