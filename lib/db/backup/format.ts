// A backup is JSON lines in gzip: a head, for each table its name and then its rows as PostgreSQL writes them in JSON,
// and a foot with the number of rows, without which a file is not whole.
import { z } from "zod";

/** The first line. */
export const HEAD = z.object({
  headlight_backup: z.literal(1),
  /** The migrations that the tables' columns are of. */
  migrations: z.array(z.string()),
});

/** A line before the rows of a table. */
export const TABLE = z.object({ table: z.string() });

/** A row of the table named last, as JSON text within JSON. */
export const ROW = z.string();

/** The last line. */
export const FOOT = z.object({ rows: z.number() });

/** A backup that cannot be written or restored; the message says why. */
export class BackupError extends Error {}
