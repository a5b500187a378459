import type { Endpoint } from "./api-doc";
import type { Schema } from "./schema";

/** What stands for the caller's key. */
const KEY = "$HEADLIGHT_KEY";

/**
 * A line for a terminal that calls an operation with what it must be given, of a service at this address; null for what
 * only a signed-in browser or one that follows a mailed link may.
 */
export function curlExample(baseUrl: string, { method, path, operation }: Endpoint): string | null {
  const { security, responses } = operation;
  const isOpen = security.some((way) => Object.keys(way).length === 0);
  if ("303" in responses || !(isOpen || security.some((way) => "bearer" in way))) return null;
  const needed = operation.parameters.filter(({ required }) => required);
  const inQuery = needed.filter((one) => one.in === "query");
  const named = needed.reduce((text, { name, schema }) => text.replace(`{${name}}`, exampleOf(schema)), path);
  const parts = [
    inQuery.length > 0 ? "--get" : method === "GET" ? null : `--request ${method}`,
    `'${baseUrl}${named}'`,
    isOpen ? null : `--header "Authorization: Bearer ${KEY}"`,
    ...inQuery.map(({ name, schema }) => `--data-urlencode '${name}=${exampleOf(schema)}'`),
    ...bodyParts(operation.requestBody?.content["application/json"]?.schema),
  ];
  return ["curl", ...parts.filter((part) => part !== null)].join(" ");
}

/** The fields that must be there; where all may be absent, the first. */
function bodyParts(schema: Schema | undefined): readonly string[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties);
  const shown = required.length > 0 ? fields.filter(([name]) => required.includes(name)) : fields.slice(0, 1);
  const body = Object.fromEntries(shown.map(([name, field]) => [name, exampleOf(field)]));
  return ["--header 'content-type: application/json'", `--data '${JSON.stringify(body)}'`];
}

function exampleOf({ examples = [], anyOf = [] }: Schema): string {
  const [example] = [...examples, ...anyOf.flatMap((one) => one.examples ?? [])];
  return String(example);
}
