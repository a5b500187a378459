import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { type ReceivedMail, readMail } from "./read-mail";

/** A mail server that keeps what it is sent. */
export interface SmtpSink {
  /** To set as SMTP_URL. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Resolves with the latest mail to an address, sent already or later; `after` skips that many of them. */
  mailTo(address: string, after?: number): Promise<ReceivedMail>;
  /** Rejects the next mails with these replies, one each. */
  reject(...replies: readonly SmtpReply[]): void;
  close(): Promise<void>;
}

export interface SmtpReply {
  readonly code: number;
  readonly text: string;
}

/** Starts a real SMTP server on the loopback interface; on a free port when none is named. */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const mails: ReceivedMail[] = [];
  const rejections: SmtpReply[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      void buffer(stream).then((raw) => {
        const rejection = rejections.shift();
        if (rejection !== undefined) return done(replyError(rejection));
        mails.push(readMail(raw.toString("utf8"), session.envelope.rcptTo[0]?.address ?? ""));
        done(null);
        for (const look of waiting) look();
      });
    },
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const at = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${at.port}`,
    mails,
    reject: (...replies) => void rejections.push(...replies),
    mailTo: (address, after = 0) =>
      new Promise((resolve) => {
        const look = () => {
          const found = mails.filter(({ to }) => to === address)[after];
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function replyError({ code, text }: SmtpReply): Error {
  return Object.assign(new Error(text), { responseCode: code });
}
