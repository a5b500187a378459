import { z } from "zod";

/** What the pages read of a JSON schema. */
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

/** The name of the object a reference points to. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}
