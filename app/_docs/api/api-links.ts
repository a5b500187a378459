// Where each part of the interface is described, so that every page of it can lead there.

import { apiGroupPage } from "@/app/_pages/docs-pages";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { OPERATION_GROUPS } from "@/lib/services/operations";
import type { ApiOperation } from "./api-doc";

/** The part of a page that an operation has. */
export function endpointId({ operationId }: Pick<ApiOperation, "operationId">): string {
  return `operation-${operationId}`;
}

/** The address of an operation's description. */
export function endpointHref(operation: ApiOperation): string {
  const group = OPERATION_GROUPS.find(({ name }) => operation.tags.includes(name));
  const path = group === undefined ? FIXED_PAGES.api.path : apiGroupPage(group).path;
  return `${path}#${endpointId(operation)}`;
}

/** The part of a page that an object has. */
export function objectId(name: string): string {
  return `object-${name.toLowerCase()}`;
}

/** The address of an object's description. */
export function objectHref(name: string): string {
  return `${FIXED_PAGES.apiObjects.path}#${objectId(name)}`;
}

/** The part of a page that an error code has. */
export function errorId(code: string): string {
  return `error-${code}`;
}

/** The address of an error code's meaning. */
export function errorHref(code: string): string {
  return `${FIXED_PAGES.api.path}#${errorId(code)}`;
}

export const HEADERS_HREF = `${FIXED_PAGES.api.path}#headers`;
