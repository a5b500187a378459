import type { Transporter } from "nodemailer";
import { z } from "zod";
import { type Delivery, MAIL_HEADERS, type MailDriver } from "./mail";

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

const failure = z.object({
  code: z.string().default("unknown"),
  responseCode: z.number().optional(),
});

/** Sends through the mail server at a URL such as `smtp://user:password@mail.example:587`; each mail on a connection of its own. */
export function createSmtpDriver(url: string): MailDriver {
  let transport: Transporter | null = null;
  return {
    name: "smtp",
    async deliver({ id, from, to, subject, text, html, headers }) {
      try {
        transport ??= await createTransport(url);
        await transport.sendMail({
          from,
          to: { name: "", address: to },
          subject,
          text,
          html,
          headers: { ...MAIL_HEADERS, ...headers },
          messageId: `<${id}@${from.replace(/^.*@|>$/g, "")}>`,
        });
        return { sent: true };
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}

async function createTransport(url: string): Promise<Transporter> {
  const { createTransport: create } = await import("nodemailer");
  return create({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A reply of 400 to 499 is of passing nature (RFC 5321, section 4.2.1), and so is a server that cannot be reached. */
function failureOf(error: unknown): Delivery {
  const { code, responseCode } = failure.parse(error);
  const reason = responseCode === undefined ? code : `${code} ${responseCode}`;
  const passing = responseCode === undefined ? code !== "EAUTH" && code !== "EENVELOPE" : responseCode < 500;
  return { sent: false, reason, passing };
}
