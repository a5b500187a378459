import { z } from "zod";
import type { AppError } from "@/lib/errors";

export const ERROR_BODY = z.object({
  error: z.string().describe("Stable code. Branch on it."),
  message: z.string().optional().describe("What happened, in words that may change."),
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
