// The OpenAPI document, derived from the operations.

import { z } from "zod";
import type { ErrorCode } from "@/lib/errors";
import { PLATFORM_COUNT } from "@/lib/inspect/platforms/names";
import { ERROR_BODY } from "@/lib/services/error-body";
import { type Operation, pathNames, takesBody } from "@/lib/services/operation";
import { OPERATION_GROUPS } from "@/lib/services/operations";
import { SESSION_COOKIE } from "../cookies";
import { isApiPath } from "../operations/handlers";
import { isRepeatable } from "../operations/idempotency";
import { QUOTA_HEADERS, RATE_HEADERS } from "../response/response";
import { descriptionOf, FORM_RESPONSE, MAILED_LINK, takesForm } from "./description";
import { failureResponses } from "./failures";
import { HEADERS, headersOf } from "./headers.data";
import { jsonSchemaOf } from "./json-schema";

type Json = Readonly<Record<string, unknown>>;

const VERSION = "1.0.0";
const DESCRIPTION = `Fetches a public page, reads its metadata, resolves how its link looks on ${PLATFORM_COUNT} platforms, scores it and lists the issues to fix.

\`error\` and \`issues[].code\` are stable: values may be added, but none is renamed. \`title\`, \`description\`, \`message\` and \`basis\` are prose and may change. A path that does not support a method returns 405 \`method_not_allowed\` with \`allow\`.`;

/** A header of every operation that may create something. */
const IDEMPOTENCY_KEY: Json = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "A key you choose for the request. If you send it again within 24 hours, nothing new is created and you get the first response.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

const SESSION_COOKIE_WORDS = "A signed-in browser's cookie. Writes from other sites are forbidden.";

/** What operations refer to, by name. */
interface Shared {
  readonly schemas: Map<string, unknown>;
  readonly responses: Map<string, Json>;
}

/** The OpenAPI 3.1 document of the service at this URL. */
export function openApi(baseUrl: string): Json {
  const shared: Shared = { schemas: new Map(), responses: new Map() };
  const paths: Record<string, Record<string, Json>> = {};
  for (const { name, operations } of OPERATION_GROUPS) {
    for (const operation of operations) {
      const { method, path } = operation.http;
      const described = { tags: [name], ...describeOperation(operation, shared) };
      paths[path] = { ...paths[path], [method.toLowerCase()]: described };
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Headlight", version: VERSION, description: DESCRIPTION, ...terms(baseUrl) },
    servers: [{ url: baseUrl }],
    tags: OPERATION_GROUPS.map(({ name, slug, description }) => ({
      name,
      description,
      externalDocs: { url: `${baseUrl}/docs/api/${slug}` },
    })),
    externalDocs: { url: `${baseUrl}/docs/api` },
    paths: { ...paths, ...MAILED_LINK },
    components: {
      schemas: { ...Object.fromEntries(shared.schemas), Error: schemaOf(ERROR_BODY, shared.schemas) },
      responses: Object.fromEntries(shared.responses),
      headers: HEADERS,
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        session: { type: "apiKey", in: "cookie", name: SESSION_COOKIE, description: SESSION_COOKIE_WORDS },
      },
    },
  };
}

function terms(baseUrl: string): Json {
  return {
    license: { name: "MIT", identifier: "MIT" },
    contact: { name: "Headlight", url: `${baseUrl}/docs/api` },
  };
}

function describeOperation(operation: Operation, { schemas, responses }: Shared): Json {
  const { name, summary, input, http } = operation;
  const isLimited = hasRateLimit(operation);
  const inPath = pathNames(http.path);
  const parameters = Object.entries(input.shape).filter(
    ([key]) => inPath.includes(key) || !takesBody(operation),
  );
  return {
    operationId: name,
    summary,
    description: descriptionOf(operation),
    security: securityOf(operation),
    parameters: [
      ...parameters.map(([key, field]) => ({
        in: inPath.includes(key) ? "path" : "query",
        ...parameter(key, field, schemas),
      })),
      ...(isRepeatable(operation) ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(takesBody(operation) ? { requestBody: requestBody(operation, inPath, schemas) } : {}),
    responses: {
      [http.status ?? 200]: success(operation, schemas),
      ...(takesForm(operation) ? FORM_RESPONSE : {}),
      ...failureResponses(errorCodes(operation), isLimited, responses),
    },
  };
}

function hasRateLimit({ metered, http }: Operation): boolean {
  return metered || isApiPath(http.path);
}

/** The credentials that an operation accepts. An empty object means that it needs none. */
function securityOf({ access, scope, http }: Operation): readonly Json[] {
  const bearer = { bearer: scope === null ? [] : [scope] };
  const session = { session: [] };
  if (access === "session") return [session];
  if (access !== "anyone") return [bearer, session];
  return http.method === "GET" ? [{}, bearer, session] : [{}, session];
}

/** The codes that an operation can fail with: its own, and those that follow from its access and its method. */
function errorCodes(operation: Operation): readonly ErrorCode[] {
  const { access, scope, errors, http } = operation;
  const all = new Set<ErrorCode>([...errors, "unauthorized", "internal_error"]);
  if (hasRateLimit(operation)) all.add("rate_limited");
  if (isRepeatable(operation)) all.add("conflict").add("invalid_parameter");
  if (access !== "anyone") all.add("unavailable");
  if (access === "pro-key") all.add("plan_required");
  if (scope === "write" && access !== "session") all.add("read_only_key");
  if (access === "session" || http.method !== "GET") all.add("forbidden");
  if (takesBody(operation)) all.add("invalid_body").add("body_too_large");
  else if (Object.keys(operation.input.shape).some((name) => !pathNames(http.path).includes(name)))
    all.add("invalid_parameter");
  return [...all];
}

function requestBody(operation: Operation, inPath: readonly string[], schemas: Map<string, unknown>): Json {
  const fields = Object.entries(operation.input.shape).filter(([name]) => !inPath.includes(name));
  const schema = schemaOf(z.strictObject(Object.fromEntries(fields)), schemas);
  const form = takesForm(operation) ? { "application/x-www-form-urlencoded": { schema } } : {};
  return { required: true, content: { "application/json": { schema }, ...form } };
}

function parameter(name: string, field: z.core.$ZodType, schemas: Map<string, unknown>): Json {
  const { description, ...schema } = schemaOf(field, schemas);
  const required = !z.safeParse(field, undefined).success;
  return { name, required, description, schema };
}

function success(operation: Operation, schemas: Map<string, unknown>): Json {
  const { summary, input, output, metered, tellsQuota, example, http } = operation;
  const fileSchema = (type: string) =>
    operation.file && type === "application/json" ? schemaOf(operation.file, schemas) : { type: "string" };
  const rate = hasRateLimit(operation) ? RATE_HEADERS : [];
  const cache = metered ? (["x-cache", "age"] as const) : [];
  const file = http.files ? (["content-disposition"] as const) : [];
  const link = "cursor" in input.shape ? (["link"] as const) : [];
  const headers = headersOf([...rate, ...cache, ...link, ...(tellsQuota ? QUOTA_HEADERS : []), ...file]);
  if (http.status === 204) return { description: summary, headers };
  if (http.files) {
    const content = Object.fromEntries(http.files.map((type) => [type, { schema: fileSchema(type) }]));
    return { description: summary, headers, content };
  }
  const shown = example && { example: output.parse(example()) };
  const json = { schema: schemaOf(output, schemas), ...shown };
  return { description: summary, headers, content: { "application/json": json } };
}

/** A schema as OpenAPI holds it; those with an id move to the components. */
function schemaOf(schema: z.core.$ZodType, schemas: Map<string, unknown>): Json {
  const made = jsonSchemaOf(schema);
  const moved = JSON.stringify(made).replaceAll("#/$defs/", "#/components/schemas/");
  const { $schema: _, $defs = {}, ...rest }: z.core.JSONSchema.BaseSchema = JSON.parse(moved);
  for (const [id, definition] of Object.entries($defs)) schemas.set(id, definition);
  return rest;
}
