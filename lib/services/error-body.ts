import { z } from "zod";
import type { AppError } from "@/lib/errors";

export const ERROR_BODY = z.object({
  error: z.string().describe("Stable code; branch on this."),
  message: z.string().optional().describe("Prose; may be reworded."),
  url: z.string().optional().describe("The address the error is about."),
  upstream_status: z
    .int()
    .nullable()
    .optional()
    .describe("The target's own status; present only for the code http_error."),
  retry_after: z.int().optional().describe("Seconds; present only for the code rate_limited."),
});

export type ErrorBody = Readonly<z.infer<typeof ERROR_BODY>>;

/** An error as a caller sees it, in the specification's fields. */
export function errorBody({ code, message, detail }: AppError): ErrorBody {
  return {
    error: code,
    message,
    ...(detail.url === undefined ? {} : { url: detail.url }),
    ...(code === "http_error" ? { upstream_status: detail.upstreamStatus ?? null } : {}),
    ...(code === "rate_limited" ? { retry_after: detail.retryAfter ?? 1 } : {}),
  };
}
