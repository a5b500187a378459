import { z } from "zod";

/** The answer of what is done and has nothing to show. */
export const DONE = { ok: true } as const;

export const DONE_ANSWER = z
  .object({ ok: z.literal(true).describe("It is done.") })
  .meta({ id: "Done", description: "It is done, and there is nothing to show." });
