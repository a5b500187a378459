import type { Answer } from "./answer";

/** An answer as Next takes it from a route file; what is a Response already stays as it is. */
export function toResponse(given: Answer | Response): Response {
  if (given instanceof Response) return given;
  const { status, headers, body } = given;
  if (body === null) return new Response(null, { status, headers });
  const text = typeof body === "string" ? body : [...body].join("");
  const length = { "content-length": String(Buffer.byteLength(text)) };
  return new Response(text, { status, headers: { ...length, ...headers } });
}
