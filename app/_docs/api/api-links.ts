// The links to each part of the API reference.

import { apiGroupPage } from "@/app/_pages/docs-pages";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { OPERATION_GROUPS } from "@/lib/services/operations";
import type { ApiOperation } from "./api-doc";

/** The id of an operation's section. */
export function endpointId({ operationId }: Pick<ApiOperation, "operationId">): string {
  return `operation-${operationId}`;
}

/** The link to an operation's section. */
export function endpointHref(operation: ApiOperation): string {
  const group = OPERATION_GROUPS.find(({ name }) => operation.tags.includes(name));
  const path = group === undefined ? FIXED_PAGES.api.path : apiGroupPage(group).path;
  return `${path}#${endpointId(operation)}`;
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
