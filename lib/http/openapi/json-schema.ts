import { z } from "zod";

/** A schema of ours as JSON Schema. Schemas with an id of their own are in its `$defs`. */
export function jsonSchemaOf(schema: z.core.$ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, {
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      dropIntegerBounds(jsonSchema);
      Object.assign(jsonSchema, statedInput(zodSchema));
    },
  });
}

/** Of a schema that makes something else of what it takes, zod leaves these out as if they were of what it makes. */
function statedInput(schema: z.core.$ZodType) {
  const { default: fallback, examples } = z.globalRegistry.get(schema) ?? {};
  return {
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(examples === undefined ? {} : { examples }),
  };
}

/** zod writes the bounds of a safe integer into every integer. */
function dropIntegerBounds(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}
