import {
  type ApiDocument,
  type ApiOperation,
  apiOperations,
  errorHref,
  errorsOf,
  objectHref,
  operationHref,
} from "./api-doc";
import { API_TEXT } from "./api-text.data";
import { fieldRows } from "./field-table";
import { errorCodes } from "./reference-tables";

/** A search result in the API reference. */
export interface ApiSearchResult {
  readonly href: string;
  readonly title: string;
  readonly note: string;
}

interface SearchEntry extends ApiSearchResult {
  /** Further text that a search looks through. */
  readonly said: readonly string[];
}

/** The requests, objects and error codes whose descriptions contain every word; empty without words. */
export function findApi(document: ApiDocument, text: string): readonly ApiSearchResult[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return [...apiOperations(document).map(ofOperation), ...ofObjects(document), ...ofErrors(document)].filter(
    (place) => {
      const all = [place.title, place.note, ...place.said].join("\n").toLowerCase();
      return words.every((word) => all.includes(word));
    },
  );
}

function ofOperation(operation: ApiOperation): SearchEntry {
  const body = operation.requestBody?.content["application/json"]?.schema ?? {};
  const fields = fieldRows(body).flatMap((row) => [row.path, row.description]);
  const parameters = operation.parameters.flatMap(({ name, description }) => [name, description]);
  const codes = errorsOf(operation).flatMap((row) => [row.status, ...row.codes]);
  return {
    href: operationHref(operation),
    title: `${operation.method} ${operation.path}`,
    note: operation.summary,
    said: [...operation.tags, ...parameters, ...fields, ...codes],
  };
}

function ofObjects({ components }: ApiDocument): readonly SearchEntry[] {
  return Object.entries(components.schemas).map(([name, schema]) => ({
    href: objectHref(name),
    title: API_TEXT.inObject(name),
    note: schema.description ?? "",
    said: fieldRows(schema).flatMap((row) => [row.path, row.description]),
  }));
}

function ofErrors(document: ApiDocument): readonly SearchEntry[] {
  return errorCodes(document).map(({ code, status, message }) => ({
    href: errorHref(code),
    title: `${API_TEXT.inErrors} ${code}`,
    note: message,
    said: [String(status)],
  }));
}
