import type { Endpoint } from "./api-doc";
import type { Schema } from "./schema";

/** The placeholder for the caller's API key. */
const KEY = "$HEADLIGHT_KEY";

/**
 * A curl command that calls an operation of a service at this base URL with its required input; null for operations
 * that only a browser session or a sign-in link may call.
 */
export function curlExample(baseUrl: string, { method, path, operation }: Endpoint): string | null {
  const { security, responses } = operation;
  const isOpen = security.some((way) => Object.keys(way).length === 0);
  if ("303" in responses || !(isOpen || security.some((way) => "bearer" in way))) return null;
  const needed = operation.parameters.filter(({ required }) => required);
  // A token that only a mail holds has no example.
  if (needed.some(({ schema }) => exampleOf(schema) === null)) return null;
  const inQuery = needed.filter((one) => one.in === "query");
  const named = needed.reduce(
    (text, { name, schema }) => text.replace(`{${name}}`, exampleOf(schema) ?? ""),
    path,
  );
  const parts = [
    inQuery.length > 0 ? "--get" : method === "GET" ? null : `--request ${method}`,
    `'${baseUrl}${named}'`,
    isOpen ? null : `--header "Authorization: Bearer ${KEY}"`,
    ...inQuery.map(({ name, schema }) => `--data-urlencode '${name}=${exampleOf(schema)}'`),
    ...bodyParts(operation.requestBody?.content["application/json"]?.schema),
  ];
  return ["curl", ...parts.filter((part) => part !== null)].join(" ");
}

/** The required fields; if all are optional, the first one. */
function bodyParts(schema: Schema | undefined): readonly string[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties);
  const shown = required.length > 0 ? fields.filter(([name]) => required.includes(name)) : fields.slice(0, 1);
  const body = Object.fromEntries(shown.map(([name, field]) => [name, exampleOf(field)]));
  return ["--header 'content-type: application/json'", `--data '${JSON.stringify(body)}'`];
}

function exampleOf({ examples = [], anyOf = [], enum: values = [] }: Schema): string | null {
  const [example] = [...examples, ...anyOf.flatMap((one) => one.examples ?? []), ...values];
  return example === undefined ? null : String(example);
}
