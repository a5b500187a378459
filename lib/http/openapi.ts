// The interface description, made from the operations: what they take, answer and refuse is written nowhere else.
import { z } from "zod";
import { ERRORS, type ErrorCode } from "@/lib/errors";
import { ERROR_BODY } from "@/lib/services/error-body";
import type { Operation } from "@/lib/services/operation";
import { OPERATIONS } from "@/lib/services/operations";
import { HEADERS, headersOf } from "./openapi-headers.data";

type Json = Readonly<Record<string, unknown>>;

const VERSION = "1.0.0";
const DESCRIPTION = `Fetches a public page, reads its metadata, resolves how its link looks on eight platforms, scores it and lists what to mend.

\`error\` and \`issues[].code\` are a contract: values may be added, none is renamed. \`title\`, \`description\`, \`message\` and \`basis\` are prose and may be reworded. An address that does not take a method answers 405 \`method_not_allowed\` with \`allow\`.`;

/** What any operation can answer beside its own codes. */
const COMMON_ERRORS: readonly ErrorCode[] = ["unauthorized", "internal_error"];

/** The OpenAPI 3.1 document of a service at this address. */
export function openApi(baseUrl: string): Json {
  const schemas = new Map<string, unknown>();
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of OPERATIONS) {
    const { method, path } = operation.http;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(operation, schemas) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Headlight", version: VERSION, description: DESCRIPTION },
    servers: [{ url: baseUrl }],
    paths,
    components: {
      schemas: { ...Object.fromEntries(schemas), Error: schemaOf(ERROR_BODY, schemas) },
      headers: HEADERS,
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}

function describeOperation(operation: Operation, schemas: Map<string, unknown>): Json {
  const { name, summary, scope, input, metered, errors } = operation;
  return {
    operationId: name,
    summary,
    ...(scope === null ? {} : { security: [{}, { bearer: [scope] }] }),
    parameters: Object.entries(input.shape).map(([key, field]) => parameter(key, field, schemas)),
    responses: {
      200: success(operation, schemas),
      ...Object.fromEntries(byStatus([...errors, ...COMMON_ERRORS]).map((row) => failure(row, metered))),
    },
  };
}

function parameter(name: string, field: z.core.$ZodType, schemas: Map<string, unknown>): Json {
  const { description, ...schema } = schemaOf(field, schemas);
  const required = !z.safeParse(field, undefined).success;
  return { name, in: "query", required, description, schema };
}

function success({ summary, output, metered, example }: Operation, schemas: Map<string, unknown>): Json {
  return {
    description: summary,
    headers: headersOf(
      metered ? ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset", "x-cache"] : [],
    ),
    content: {
      "application/json": {
        schema: schemaOf(output, schemas),
        ...(example ? { example: example() } : {}),
      },
    },
  };
}

interface StatusRow {
  readonly status: number;
  readonly codes: readonly ErrorCode[];
}

function byStatus(codes: readonly ErrorCode[]): StatusRow[] {
  const statuses = [...new Set(codes.map((code) => ERRORS[code].status))].sort((a, b) => a - b);
  return statuses.map((status) => ({
    status,
    codes: codes.filter((code) => ERRORS[code].status === status),
  }));
}

function failure({ status, codes }: StatusRow, metered: boolean): [number, Json] {
  const rate = metered ? (["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"] as const) : [];
  const retry = status === 429 || status === 503 ? (["retry-after"] as const) : [];
  const bearer = status === 401 ? (["www-authenticate"] as const) : [];
  const schema = {
    allOf: [{ $ref: "#/components/schemas/Error" }, { properties: { error: { enum: codes } } }],
  };
  const answer = {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join("\n\n"),
    headers: headersOf([...rate, ...retry, ...bearer]),
    content: { "application/json": { schema, examples: Object.fromEntries(codes.map(exampleOf)) } },
  };
  return [status, answer];
}

function exampleOf(code: ErrorCode): [ErrorCode, Json] {
  const only =
    code === "http_error" ? { upstream_status: 404 } : code === "rate_limited" ? { retry_after: 72 } : {};
  return [code, { value: { error: code, message: ERRORS[code].message, ...only } }];
}

/** A schema as OpenAPI holds it; those with an id move to the components. */
function schemaOf(schema: z.core.$ZodType, schemas: Map<string, unknown>): Json {
  const made = z.toJSONSchema(schema, {
    io: "input",
    override: ({ jsonSchema }) => dropIntegerBounds(jsonSchema),
  });
  const moved = JSON.stringify(made).replaceAll("#/$defs/", "#/components/schemas/");
  const { $schema: _, $defs = {}, ...rest }: z.core.JSONSchema.BaseSchema = JSON.parse(moved);
  for (const [id, definition] of Object.entries($defs)) schemas.set(id, definition);
  return rest;
}

/** zod writes the bounds of a safe integer into every integer. */
function dropIntegerBounds(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}
