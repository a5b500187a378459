import type { MailDriver } from "./mail";

/** Prints mails as plain lines, for a service whose operator has set no way to send them. */
export function createConsoleDriver(print: (text: string) => void): MailDriver {
  return {
    name: "console",
    async deliver({ to, subject, text }) {
      print(`--- mail ---\nTo: ${to}\nSubject: ${subject}\n\n${text.trim()}\n--- end of mail ---\n`);
      return { sent: true };
    },
  };
}
