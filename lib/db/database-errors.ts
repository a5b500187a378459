import { z } from "zod";
import { AppError, type ErrorCode } from "@/lib/errors";

/**
 * What the codes of an error mean to a caller: Prisma's (https://www.prisma.io/docs/orm/reference/error-reference) and,
 * for SQL of our own, PostgreSQL's (https://www.postgresql.org/docs/18/errcodes-appendix.html), checked 2026-11-28.
 */
const MEANINGS: readonly (readonly [RegExp, ErrorCode])[] = [
  [/^(?:P2002|23505)$/, "conflict"],
  // A record is not there, or one that is named by another is not.
  [/^(?:P2025|P2003|23503)$/, "not_found"],
  // No connection, none free, a transaction that took too long or met another.
  [/^P(?:1000|1001|1002|1003|1008|1010|1011|1017|2024|2028|2034|2037)$/, "unavailable"],
  [/^(?:08|53|57P|40001|40P01)/, "unavailable"],
  // Prisma's driver's words for a statement of our own, which get no code.
  [
    /^(?:DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|TlsConnectionError)$/,
    "unavailable",
  ],
  // What Node says of a socket that broke.
  [/^(?:ENOENT|ECONN|EPIPE|ETIMEDOUT|EAI_|ENOTFOUND)/, "unavailable"],
];

/** The driver gives these no code. */
const BROKEN =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying/i;

const CAUSE = z.object({ originalCode: z.string().default(""), kind: z.string().default("") });
const META = z.object({ driverAdapterError: z.object({ cause: CAUSE }) });

/**
 * What this error from the database means to a caller; what is none of theirs comes back as it is. Errors are told by
 * their names, since those of another copy of Prisma's classes come here too.
 */
export function translateDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const meaning = meaningOf(error);
  return meaning === null ? error : new AppError(meaning, { cause: error });
}

/** Looks at the database after this error, unless the server itself said that it goes. */
export type Suspect = (error: Error, isGone: boolean) => Promise<unknown>;

/** The server shuts down or starts, or nothing listens where it was. */
const GONE = /^(?:57P0[123]|ECONNREFUSED|DatabaseNotReachable)$/;

/** The connection broke, or there is none: nothing that is wrong with the query or the server's disk. */
const LOST =
  /^(?:P(?:1001|1002|1008|1017|2024|2028)|08|57P|DatabaseNotReachable|ConnectionClosed|SocketTimeout|ENOENT|ECONN|EPIPE|ETIMEDOUT|EAI_|ENOTFOUND)/;

/** Whether an error of the database says no more than that its connection is gone, which its own log lines tell. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return BROKEN.test(error.message) || codesOf(error).some((code) => LOST.test(code));
}

/** Translates an error, and lets `suspect` look at the database first when it may be away. */
export async function translateAndSuspect(error: unknown, suspect: Suspect): Promise<unknown> {
  const translated = translateDatabaseError(error);
  if (translated instanceof AppError && translated.code === "unavailable" && error instanceof Error) {
    await suspect(
      error,
      codesOf(error).some((code) => GONE.test(code)),
    );
  }
  return translated;
}

function meaningOf(error: Error): ErrorCode | null {
  for (const code of codesOf(error)) {
    const known = MEANINGS.find(([pattern]) => pattern.test(code));
    if (known) return known[1];
  }
  if (error.name === "PrismaClientInitializationError") return "unavailable";
  return BROKEN.test(error.message) ? "unavailable" : null;
}

function codesOf(error: Error): string[] {
  const codes = "code" in error && typeof error.code === "string" ? [error.code] : [];
  const meta = META.safeParse("meta" in error ? error.meta : null);
  // The driver's own error, as beginning and ending a transaction throws it, has the cause itself.
  const cause = CAUSE.safeParse(meta.success ? meta.data.driverAdapterError.cause : error.cause);
  return cause.success ? [...codes, cause.data.originalCode, cause.data.kind] : codes;
}
