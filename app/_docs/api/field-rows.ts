import { constraints, type Schema, sharedObject, type TypePart, typeParts } from "./schema";

export interface FieldRow {
  /** Dotted; `[]` is each item of an array. */
  readonly path: string;
  readonly type: readonly TypePart[];
  readonly constraint: string | null;
  readonly required: boolean;
  readonly description: string;
}

/** The fields of an object, including those of nested anonymous objects. */
export function fieldRows({ properties = {}, required = [] }: Schema, prefix = ""): readonly FieldRow[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = `${prefix}${name}`;
    const row: FieldRow = {
      path,
      type: typeParts(schema),
      constraint: constraints(schema),
      required: required.includes(name),
      description: described(schema),
    };
    return [row, ...innerRows(schema, path)];
  });
}

function innerRows(schema: Schema, path: string): readonly FieldRow[] {
  if (sharedObject(schema) !== null) return [];
  if (schema.properties) return fieldRows(schema, `${path}.`);
  return schema.items?.properties ? fieldRows(schema.items, `${path}[].`) : [];
}

function described(schema: Schema): string {
  const { description = "", properties = {} } = schema;
  return sharedObject(schema) === null
    ? description
    : `${description} By name: ${Object.keys(properties).join(", ")}.`;
}
