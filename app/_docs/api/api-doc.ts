import { z } from "zod";
import { apiGroupPage } from "@/app/_pages/docs-pages";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { settings } from "@/lib/env";
import { openApi } from "@/lib/http/openapi/openapi";
import { OPERATION_GROUPS, type OperationGroup } from "@/lib/services/operations";
import { SCHEMA } from "./schema";

const MEDIA = z.object({
  schema: SCHEMA,
  example: z.unknown().optional(),
  examples: z.record(z.string(), z.object({ value: z.unknown() })).optional(),
});
const CONTENT = z.record(z.string(), MEDIA);

const OPERATION = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().default(false),
        description: z.string().default(""),
        schema: SCHEMA,
      }),
    )
    .default([]),
  requestBody: z.object({ content: CONTENT }).optional(),
  responses: z.record(
    z.string(),
    z.object({
      headers: z.record(z.string(), z.unknown()).default({}),
      content: CONTENT.default({}),
    }),
  ),
});

const DOCUMENT = z.object({
  info: z.object({ version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), OPERATION)),
  components: z.object({
    schemas: z.record(z.string(), SCHEMA),
    headers: z.record(z.string(), z.object({ description: z.string() })),
  }),
});

export type ApiDocument = z.infer<typeof DOCUMENT>;
export type ApiOperation = z.infer<typeof OPERATION> & { readonly method: string; readonly path: string };

let parsed: ApiDocument | undefined;

/** The OpenAPI document that `/openapi.json` returns, parsed for the reference pages. */
export function apiDocument(): ApiDocument {
  parsed ??= readDocument(settings().baseUrl);
  return parsed;
}

/** The OpenAPI document of a service at this base URL. */
export function readDocument(baseUrl: string): ApiDocument {
  return DOCUMENT.parse(withSharedResponses(JSON.parse(JSON.stringify(openApi(baseUrl)))));
}

const SHARED = z.object({ components: z.object({ responses: z.record(z.string(), z.unknown()) }) });
const REFERENCE = z.strictObject({ $ref: z.string() });

/** The document with every reference to a shared response replaced by what it refers to. */
function withSharedResponses(document: unknown): unknown {
  const { responses } = SHARED.parse(document).components;
  const text = JSON.stringify(document, (_key, value: unknown) => {
    const reference = REFERENCE.safeParse(value);
    const [, name] = /^#\/components\/responses\/(\w+)$/.exec(reference.data?.$ref ?? "") ?? [];
    return name === undefined ? value : responses[name];
  });
  return JSON.parse(text);
}

/** Every operation, in document order. */
export function apiOperations({ paths }: ApiDocument): readonly ApiOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
}

/** The operations of one group, in document order. */
export function operationsOf(
  document: ApiDocument,
  { name }: Pick<OperationGroup, "name">,
): readonly ApiOperation[] {
  return apiOperations(document).filter(({ tags }) => tags.includes(name));
}

/** The 2xx or 3xx response of an operation; `files` are its media types other than JSON. */
export function successOf({ responses }: ApiOperation) {
  const [status, response] = Object.entries(responses).find(([status]) => isGood(status)) ?? [];
  const { "application/json": media, ...files } = response?.content ?? {};
  return {
    status: status ?? "",
    headers: Object.keys(response?.headers ?? {}),
    media,
    files: Object.keys(files),
  };
}

/** The error codes of an operation by status, lowest first. */
export function errorsOf({ responses }: ApiOperation) {
  return Object.entries(responses)
    .filter(([status]) => !isGood(status))
    .map(([status, { content }]) => ({
      status,
      codes: Object.keys(content["application/json"]?.examples ?? {}),
    }));
}

function isGood(status: string): boolean {
  return /^[23]/.test(status);
}

// The links to each part of the API reference.
/** The id of an operation's section. */
export function operationAnchor({ operationId }: Pick<ApiOperation, "operationId">): string {
  return `operation-${operationId}`;
}

/** The link to an operation's section. */
export function operationHref(operation: ApiOperation): string {
  const group = OPERATION_GROUPS.find(({ name }) => operation.tags.includes(name));
  const path = group === undefined ? FIXED_PAGES.api.path : apiGroupPage(group).path;
  return `${path}#${operationAnchor(operation)}`;
}

/** The id of an object's section. */
export function objectId(name: string): string {
  return `object-${name.toLowerCase()}`;
}

/** The link to an object's section. */
export function objectHref(name: string): string {
  return `${FIXED_PAGES.apiObjects.path}#${objectId(name)}`;
}

/** The id of an error code's row. */
export function errorId(code: string): string {
  return `error-${code}`;
}

/** The link to an error code's row. */
export function errorHref(code: string): string {
  return `${FIXED_PAGES.api.path}#${errorId(code)}`;
}

export const HEADERS_HREF = `${FIXED_PAGES.api.path}#headers`;
