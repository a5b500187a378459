// Loads Prisma, which nothing does before the database is opened.
import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { type Suspect, translateAndSuspect } from "./database-errors";
import { Prisma, PrismaClient } from "./generated/client";

export type Client = ReturnType<typeof createClient>;

/** Clears a column that holds JSON. */
export const NO_JSON = Prisma.DbNull;

/**
 * A Prisma client on this pool whose queries throw AppErrors: `conflict`, `not_found`, `unavailable`. Before the last of
 * them, `suspect` looks whether the database is there.
 */
export function createClient(pool: pg.Pool, suspect: Suspect) {
  return new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: "minimal" }).$extends({
    query: {
      async $allOperations({ args, query }) {
        try {
          return await query(args);
        } catch (error) {
          throw await translateAndSuspect(error, suspect);
        }
      },
    },
  });
}
