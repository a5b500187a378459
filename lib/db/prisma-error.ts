import { AppError, type ErrorCode } from "@/lib/errors";
import { Prisma } from "./generated/client";

const RETRY_AFTER_SECONDS = 5;

/** What Prisma's codes mean to a caller; https://www.prisma.io/docs/orm/reference/error-reference, checked 2026-11-28. */
const MEANINGS: Readonly<Record<string, ErrorCode>> = {
  P1000: "unavailable",
  P1001: "unavailable",
  P1002: "unavailable",
  P1003: "unavailable",
  P1008: "unavailable",
  P1010: "unavailable",
  P1011: "unavailable",
  P1017: "unavailable",
  P2002: "conflict",
  // A record named by another one is gone.
  P2003: "not_found",
  P2024: "unavailable",
  P2025: "not_found",
  P2028: "unavailable",
  P2034: "unavailable",
  P2037: "unavailable",
};

/** PostgreSQL's classes of errors that pass, and Node's of a socket that broke. */
const PASSING = /^(?:08|53|57P)|^(?:ENOENT|ECONN|EPIPE|ETIMEDOUT|EAI_)/;
const BROKEN =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying/i;

/** What this error from the database means to a caller; what is none of theirs comes back as it is. */
export function translateDatabaseError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  if (code === null) return error;
  return new AppError(code, {
    cause: error,
    ...(code === "unavailable" ? { retryAfter: RETRY_AFTER_SECONDS } : {}),
  });
}

function codeOf(error: unknown): ErrorCode | null {
  if (error instanceof Prisma.PrismaClientKnownRequestError) return MEANINGS[error.code] ?? null;
  if (error instanceof Prisma.PrismaClientInitializationError) return "unavailable";
  return isPassing(error) ? "unavailable" : null;
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return PASSING.test(code) || BROKEN.test(error.message);
}
