import { request } from "undici";
import { z } from "zod";
import { type Delivery, type Envelope, MAIL_HEADERS, type MailDriver } from "./mail";

const TIMEOUT_MS = 10_000;

export interface ResendOptions {
  readonly apiKey: string;
  /** Origin of the API. */
  readonly baseUrl: string;
}

const failure = z.object({
  code: z.string().optional().catch(undefined),
  name: z.string().default("unknown"),
});
const refusal = z.object({ name: z.string().regex(/^[a-z_]{1,60}$/) });

/** Sends by Resend's API (https://resend.com/docs/api-reference/emails/send-email). */
export function createResendDriver({ apiKey, baseUrl }: ResendOptions): MailDriver {
  return { name: "resend", deliver: (mail) => post(`${baseUrl}/emails`, apiKey, mail) };
}

async function post(
  url: string,
  apiKey: string,
  { id, from, to, subject, text, html }: Envelope,
): Promise<Delivery> {
  try {
    const { statusCode, body } = await request(url, {
      method: "POST",
      headers: {
        authorization: `Bearer ${apiKey}`,
        "content-type": "application/json",
        "idempotency-key": id,
        "user-agent": "headlight",
      },
      body: JSON.stringify({ from, to: [to], subject, text, html, headers: MAIL_HEADERS }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return deliveryOf(statusCode, await body.text());
  } catch (error) {
    return { sent: false, reason: codeOf(error), passing: true };
  }
}

function deliveryOf(status: number, text: string): Delivery {
  if (status >= 200 && status < 300) return { sent: true };
  const reason = `HTTP ${status} ${refusalName(text)}`.trim();
  return { sent: false, reason, passing: status === 429 || status >= 500 };
}

/** The API names its errors, such as `validation_error`. */
function refusalName(text: string): string {
  try {
    return refusal.parse(JSON.parse(text)).name;
  } catch {
    return "";
  }
}

function codeOf(error: unknown): string {
  const { code, name } = failure.parse(error);
  return code ?? name;
}
