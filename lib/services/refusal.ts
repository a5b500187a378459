import type { core } from "zod";
import { AppError, ERRORS, type ErrorCode } from "@/lib/errors";

type Issue = core.$ZodIssue;
type Raw = Readonly<Record<string, unknown>>;

/**
 * The error for the first thing wrong with an operation's input. A schema names its own code by adding a custom issue
 * with `params: { error: CODE }`; anything else is `invalid_parameter`, with a sentence that names the parameter.
 */
export function refusalOf(issues: readonly Issue[], raw: Raw): AppError {
  const [issue] = issues;
  if (issue === undefined) return new AppError("invalid_parameter");
  const name = String(issue.path[0] ?? "");
  if (Array.isArray(raw[name])) return invalid(`The parameter ${name} is given more than once.`);
  if (issue.code === "custom" && isErrorCode(issue.params?.error)) {
    return new AppError(issue.params.error, { message: issue.message });
  }
  if (issue.code === "invalid_value") {
    return invalid(
      `The parameter ${name} takes one of these values: ${issue.values.map(String).join(", ")}.`,
    );
  }
  return invalid(`The parameter ${name} has a value that is not allowed.`);
}

function invalid(message: string): AppError {
  return new AppError("invalid_parameter", { message });
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(ERRORS, value);
}
