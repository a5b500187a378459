import type { Mail } from "@/lib/mail/mail";
import type { Mailer } from "@/lib/mail/mailer";

/** Mails that were sent, in the order they were. */
export interface Mailbox extends Mailer {
  readonly mails: readonly Mail[];
  /** The token in the latest mail's sign-in link; empty when there is none. */
  lastToken(): string;
}

/** A mail driver that fills a list. */
export function mailbox(): Mailbox {
  const mails: Mail[] = [];
  return {
    driver: "console",
    mails,
    async send(mail) {
      mails.push(mail);
      return true;
    },
    lastToken: () => /[?&]token=(\w+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "",
  };
}
