import { z } from "zod";

/** The output of an operation that succeeds and has nothing to return. */
export const OK = { ok: true } as const;

export const OK_OUTPUT = z
  .object({ ok: z.literal(true).describe("It is done.") })
  .meta({ id: "Done", description: "It is done, and there is nothing to show." });
