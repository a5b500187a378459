import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Settings } from "@/lib/env";
import type { Log } from "@/lib/log";
import type { Delivery, Envelope, Mail, MailDriver } from "./mail";
import { createResendDriver } from "./resend-driver";
import { createSmtpDriver } from "./smtp-driver";

const RETRY_AFTER_MS = 2_000;

export interface Mailer {
  /** The driver in use. */
  readonly driver: MailDriver["name"];
  /**
   * Sends a mail; when that fails for a reason that may pass, once more two seconds later. True when it was handed
   * over. It never throws: what failed is logged, without email address and content.
   */
  send(mail: Mail): Promise<boolean>;
}

type MailSettings = Pick<Settings, "mailFrom" | "resendApiKey" | "resendBaseUrl" | "smtpUrl">;

export interface MailerParts {
  readonly log: Log;
  readonly print?: (text: string) => void;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Sends mail by Resend when it is set, else SMTP, else the console. */
export function createMailer(settings: MailSettings, parts: MailerParts): Mailer {
  const driver = driverOf(settings, parts.print ?? ((text) => void process.stdout.write(text)));
  const pause = parts.wait ?? wait;
  return {
    driver: driver.name,
    async send(mail) {
      const envelope = { ...mail, id: randomUUID(), from: settings.mailFrom };
      const first = await deliver(driver, envelope, parts.log);
      if (first.sent || !first.passing) return first.sent;
      await pause(RETRY_AFTER_MS);
      return (await deliver(driver, envelope, parts.log)).sent;
    },
  };
}

async function deliver(driver: MailDriver, mail: Envelope, log: Log): Promise<Delivery> {
  const delivery = await driver.deliver(mail);
  if (!delivery.sent) log.warn({ driver: driver.name, reason: delivery.reason }, "mail not sent");
  return delivery;
}

function driverOf(settings: MailSettings, print: (text: string) => void): MailDriver {
  const { resendApiKey: apiKey, resendBaseUrl: baseUrl, smtpUrl } = settings;
  if (apiKey !== null) return createResendDriver({ apiKey, baseUrl });
  if (smtpUrl !== null) return createSmtpDriver(smtpUrl);
  return createConsoleDriver(print);
}

/** Prints mails as plain lines, for a service whose operator has set up no mail server. */
function createConsoleDriver(print: (text: string) => void): MailDriver {
  return {
    name: "console",
    async deliver({ to, subject, text }) {
      print(`--- mail ---\nTo: ${to}\nSubject: ${subject}\n\n${text.trim()}\n--- end of mail ---\n`);
      return { sent: true };
    },
  };
}
