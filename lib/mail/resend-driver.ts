import { z } from "zod";
import { type Delivery, MAIL_HEADERS, type MailDriver } from "./mail";

const TIMEOUT_MS = 10_000;

export interface ResendOptions {
  readonly apiKey: string;
  /** Origin of the API. */
  readonly baseUrl: string;
}

/** Sends by Resend's API (https://resend.com/docs/api-reference/emails/send-email). */
export function createResendDriver({ apiKey, baseUrl }: ResendOptions): MailDriver {
  // Six megabytes that only a service with a key of Resend's needs.
  const loading = import("resend");
  return {
    name: "resend",
    async deliver({ id, from, to, subject, text, html, headers }) {
      const mail = { from, to: [to], subject, text, html, headers: { ...MAIL_HEADERS, ...headers } };
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      try {
        const { Resend } = await loading;
        const resend = new Resend(apiKey, { baseUrl, userAgent: "headlight" });
        const { data, error } = await resend.emails.send(mail, { idempotencyKey: id, signal });
        return data === null ? failureOf(error) : { sent: true };
      } catch {
        return { sent: false, reason: signal.aborted ? "timeout" : "unreachable", passing: true };
      }
    },
  };
}

/** The library passes on whatever the API sent, whatever its types say; a status is missing without a response. */
const failure = z
  .object({
    statusCode: z.number().nullable().catch(null),
    name: z
      .string()
      .regex(/^[a-z_]{1,60}$/)
      .catch(""),
  })
  .catch({ statusCode: null, name: "" });

function failureOf(error: unknown): Delivery {
  const { statusCode: status, name } = failure.parse(error);
  if (status === null) return { sent: false, reason: "unreachable", passing: true };
  return { sent: false, reason: `HTTP ${status} ${name}`.trim(), passing: status === 429 || status >= 500 };
}
