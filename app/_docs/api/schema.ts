import { z } from "zod";

/** The parts of a JSON schema that the pages use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly anyOf?: readonly Schema[];
}

export const SCHEMA: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    examples: z.array(z.unknown()).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxLength: z.number().optional(),
    items: SCHEMA.optional(),
    properties: z.record(z.string(), SCHEMA).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), SCHEMA]).optional(),
    anyOf: z.array(SCHEMA).optional(),
  }),
);

/** The name of the object that a reference points to. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}

/** A part of a type in words: text, or the name of an object with its own section. */
export type TypePart = string | { readonly object: string };

/** The type of a schema in words. */
export function typeParts(schema: Schema): readonly TypePart[] {
  if (schema.$ref !== undefined) return [{ object: refName(schema.$ref) }];
  if (schema.anyOf) return orOf(schema.anyOf);
  if (schema.const !== undefined) return ["only ", JSON.stringify(schema.const)];
  if (schema.items) return ["array of ", ...plural(typeParts(schema.items))];
  const shared = sharedObject(schema);
  if (shared !== null) return ["object of ", { object: shared }];
  if (typeof schema.additionalProperties === "object")
    return ["object of ", ...plural(typeParts(schema.additionalProperties))];
  const types: readonly string[] = [schema.type ?? "any"].flat();
  return [types.join(" or ")];
}

/** A schema's limits on its value, in words. */
export function constraints({ enum: values, minimum, maximum, maxLength }: Schema): string | null {
  if (values) return `one of ${values.map((value) => String(value)).join(", ")}`;
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  return maxLength === undefined ? null : `at most ${maxLength.toLocaleString("en")} characters`;
}

/** The object that all properties of a schema share as their type; null if they differ. */
export function sharedObject({ properties = {} }: Schema): string | null {
  const refs = Object.values(properties).map(({ $ref }) => $ref);
  const [first] = refs;
  return first !== undefined && refs.length > 1 && refs.every((ref) => ref === first) ? refName(first) : null;
}

function orOf(schemas: readonly Schema[]): readonly TypePart[] {
  return schemas.flatMap((schema, index) =>
    index === 0 ? typeParts(schema) : [" or ", ...typeParts(schema)],
  );
}

function plural(parts: readonly TypePart[]): readonly TypePart[] {
  const [only] = parts;
  return parts.length === 1 && typeof only === "string" && /^\w+$/.test(only) ? [`${only}s`] : parts;
}
