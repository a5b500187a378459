import { type core, z } from "zod";
import { AppError, ERRORS, type ErrorCode } from "@/lib/errors";

export const ERROR_BODY = z.object({
  error: z.string().describe("Stable code. Branch on it."),
  message: z.string().optional().describe("What happened. Prose; may change."),
  url: z.string().optional().describe("The URL the error is about."),
  upstream_status: z
    .int()
    .nullable()
    .optional()
    .describe("The status of the page's own response. Only with the code http_error."),
  retry_after: z.int().optional().describe("Seconds until the next try. Only with the code rate_limited."),
});

export type ErrorBody = Readonly<z.infer<typeof ERROR_BODY>>;

/** The public fields of an error. */
export function errorBody({ code, message, detail }: AppError): ErrorBody {
  return {
    error: code,
    message,
    ...(detail.url === undefined ? {} : { url: detail.url }),
    ...(code === "http_error" ? { upstream_status: detail.upstreamStatus ?? null } : {}),
    ...(code === "rate_limited" ? { retry_after: detail.retryAfter ?? 1 } : {}),
  };
}

type Issue = core.$ZodIssue;

/** Where an operation's input came from. */
export interface RawInput {
  readonly from: "query" | "body";
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * The error for the first thing wrong with an operation's input. A schema names its own code by adding a custom issue
 * with `params: { error: CODE }`; anything else is `invalid_parameter` or `invalid_body`, with a sentence that names
 * the parameter or field.
 */
export function inputError(issues: readonly Issue[], { from, values }: RawInput): AppError {
  const code = from === "body" ? "invalid_body" : "invalid_parameter";
  const [issue] = issues;
  if (issue === undefined) return new AppError(code);
  const name = String(issue.path[0] ?? "");
  if (issue.code === "custom" && !isRepeated(from, values[name])) {
    const own = issue.params?.error;
    return new AppError(isErrorCode(own) ? own : code, { message: issue.message });
  }
  const what = from === "body" ? "field" : "parameter";
  const message = isRepeated(from, values[name])
    ? `The parameter ${name} is repeated.`
    : issue.code === "unrecognized_keys"
      ? `The field ${issue.keys[0] ?? ""} is unknown.`
      : `The ${what} ${name} ${fault(issue, values[name])}.`;
  return new AppError(code, { message });
}

function isRepeated(from: RawInput["from"], value: unknown): boolean {
  return from === "query" && Array.isArray(value);
}

function fault(issue: Issue, value: unknown): string {
  if (value === undefined) return "is missing";
  if (issue.code === "invalid_type") return `must be of the type ${issue.expected}`;
  if (issue.code === "invalid_value") return `must be one of: ${issue.values.map(String).join(", ")}`;
  if (issue.code === "too_small" && issue.origin === "string" && value === "") return "must not be empty";
  if (issue.code === "too_small") return `must be at least ${issue.minimum}${unit(issue.origin)}`;
  if (issue.code === "too_big") return `can be at most ${issue.maximum}${unit(issue.origin)}`;
  return "has a value that is not allowed";
}

function unit(origin: string): string {
  return origin === "string" ? " characters long" : "";
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(ERRORS, value);
}
