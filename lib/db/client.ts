import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { Prisma, PrismaClient } from "./generated/client";
import { translateDatabaseError } from "./prisma-error";

export type Client = ReturnType<typeof createClient>;

/** Clears a column that holds JSON. */
export const NO_JSON = Prisma.DbNull;

/** A Prisma client on this pool whose queries throw AppErrors: `conflict`, `not_found`, `unavailable`. */
export function createClient(pool: pg.Pool) {
  return new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: "minimal" }).$extends({
    query: {
      async $allOperations({ args, query }) {
        try {
          return await query(args);
        } catch (error) {
          throw translateDatabaseError(error);
        }
      },
    },
  });
}
