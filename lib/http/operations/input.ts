import { AppError } from "@/lib/errors";
import { type Operation, takesBody } from "@/lib/services/operation";
import { pathNames } from "@/lib/services/path-names";
import type { Asked } from "./request";

/** An operation's input as a request states it, not yet checked. Throws `invalid_body`. */
export async function requestInput(
  asked: Asked,
  { http, input }: Pick<Operation, "http" | "input">,
): Promise<Record<string, unknown>> {
  const names = pathNames(http.path);
  const fromPath = names.length > 0 ? pathInput(asked.url, http.path) : {};
  if (!takesBody({ http, input })) {
    const queried = Object.keys(input.shape).filter((name) => !names.includes(name));
    return { ...queryInput(asked.url, queried), ...fromPath };
  }
  const body = await bodyInput(asked);
  const [twice] = names.filter((name) => Object.hasOwn(body, name));
  if (twice === undefined) return { ...body, ...fromPath };
  throw new AppError("invalid_body", { message: `The field ${twice} is not known here.` });
}

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** The fields of a request's JSON body. Throws `invalid_body` for what is no JSON object, or is not sent as one. */
export async function bodyInput(asked: Asked): Promise<Record<string, unknown>> {
  // A page of another origin can send a form or plain text without asking first, but never this type.
  if (!JSON_TYPE.test(asked.headers.get("content-type") ?? "")) {
    throw invalid("Send the body as JSON, with the header content-type: application/json.");
  }
  const body = parse(await asked.text());
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return { ...body };
  throw invalid("The body has to be a JSON object.");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid("The body is not valid JSON.");
  }
}

function invalid(message: string): AppError {
  return new AppError("invalid_body", { message });
}

/** What an address names in the places that a path such as `/api/projects/{id}` has in braces, decoded. */
export function pathInput(address: string, path: string): Record<string, string> {
  const parts = new URL(address, "http://localhost").pathname.split("/");
  const places = path.split("/").map((place, index) => [place, parts[index] ?? ""] as const);
  const named = places.filter(([place]) => place.startsWith("{"));
  return Object.fromEntries(named.map(([place, part]) => [place.slice(1, -1), decodeURIComponent(part)]));
}

/** The named parameters of an address's query; one given more than once is the list of its values, others are ignored. */
export function queryInput(address: string, names: readonly string[]): Record<string, string | string[]> {
  const start = address.indexOf("?");
  const query = new URLSearchParams(start < 0 ? "" : address.slice(start));
  const input: Record<string, string | string[]> = {};
  for (const name of names) {
    const values = query.getAll(name);
    const [first] = values;
    if (first !== undefined) input[name] = values.length > 1 ? values : first;
  }
  return input;
}
