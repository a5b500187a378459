import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { parseSettings } from "@/lib/env";
import { logLines } from "@/lib/testing/log-lines";
import { type SmtpSink, startSmtpSink } from "@/lib/testing/mail/smtp-sink";
import { composeMail } from "./compose-mail";
import { createMailer } from "./mailer";

const LINK = "http://localhost:3000/auth/callback/email?token=secret-of-the-link";
const MAIL = composeMail("ada@example.com", {
  subject: "Sign in to Headlight",
  heading: "Sign in",
  lead: "Zoë asked for a link — it works once.",
  action: { label: "Sign in", url: LINK },
  notes: ["It works for 15 minutes."],
});

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

function mailer(environment: Record<string, string>) {
  const logged = logLines();
  const printed: string[] = [];
  const pauses: number[] = [];
  const wait = async (ms: number) => pauses.push(ms);
  const print = (line: string) => printed.push(line);
  const mail = createMailer(parseSettings(environment), { log: logged.log, print, wait });
  return { ...mail, logged, printed, pauses };
}

describe("SMTP", () => {
  async function sink(): Promise<SmtpSink> {
    const started = await startSmtpSink();
    closers.push(started.close);
    return started;
  }

  test("brings the whole mail, text and HTML, with its sender and signs that a machine wrote it", async () => {
    const { url, mails } = await sink();
    const { send, driver } = mailer({ SMTP_URL: url, MAIL_FROM: "Headlight Zürich <hello@example.org>" });
    expect([driver, await send(MAIL)]).toEqual(["smtp", true]);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.to).toBe("ada@example.com");
    expect(mail?.headers.get("from")).toMatch(/<hello@example\.org>$/);
    expect(mail?.headers.get("subject")).toBe("Sign in to Headlight");
    expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
    expect(mail?.headers.get("message-id")).toMatch(/^<[\da-f-]{36}@example\.org>$/);
    expect(mail?.text.replaceAll("\r\n", "\n").trim()).toBe(MAIL.text.trim());
    expect(mail?.html.replaceAll("\r\n", "\n").trim()).toBe(MAIL.html.trim());
  });

  test("tries once more, two seconds later, after a reply that may pass", async () => {
    const { url, mails, reject } = await sink();
    reject({ code: 451, text: "try later" });
    const { send, pauses, logged } = mailer({ SMTP_URL: url });
    expect(await send(MAIL)).toBe(true);
    expect([mails.length, pauses]).toEqual([1, [2_000]]);
    expect(logged.lines).toMatchObject([{ driver: "smtp", reason: "EMESSAGE 451", msg: "mail not sent" }]);
  });

  test("gives up after the second rejection, and the log repeats nothing of the mail", async () => {
    const { url, mails, reject } = await sink();
    const echo = { code: 451, text: `No: ${LINK} for ada@example.com` };
    reject(echo, echo);
    const { send, logged } = mailer({ SMTP_URL: url });
    expect(await send(MAIL)).toBe(false);
    expect(mails).toHaveLength(0);
    expect(logged.lines).toHaveLength(2);
    expect(logged.text()).not.toMatch(/secret-of-the-link|ada@/);
  });

  test("does not send again what was rejected for good", async () => {
    const { url, reject } = await sink();
    reject({ code: 550, text: "no such person" });
    const { send, pauses } = mailer({ SMTP_URL: url });
    expect([await send(MAIL), pauses]).toEqual([false, []]);
  });

  test("a server that is away is tried twice", async () => {
    const { url, close } = await startSmtpSink();
    await close();
    const { send, pauses, logged } = mailer({ SMTP_URL: url });
    expect([await send(MAIL), pauses.length]).toEqual([false, 1]);
    expect(logged.lines).toMatchObject([{ reason: "ESOCKET" }, { reason: "ESOCKET" }]);
  });
});

describe("Resend", () => {
  interface SentRequest {
    readonly path: string;
    readonly headers: IncomingHttpHeaders;
    readonly body: unknown;
  }

  /** A server that speaks Resend's API and responds with these statuses, then 200. */
  async function api(...statuses: number[]) {
    const requested: SentRequest[] = [];
    const server: Server = createServer(async (req, res) => {
      requested.push({
        path: `${req.method} ${req.url}`,
        headers: req.headers,
        body: JSON.parse(await text(req)),
      });
      const status = statuses.shift() ?? 200;
      const body =
        status === 200
          ? { id: "49a3999c-0ce1-4ea6-ab68-afcd6dc2e794" }
          : { statusCode: status, name: "validation_error", message: `rejected: ${LINK}` };
      res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
    closers.push(async () => {
      server.closeAllConnections();
      await close();
    });
    const { port } = server.address() as AddressInfo;
    return { requested, baseUrl: `http://127.0.0.1:${port}` };
  }

  const settingsOf = (baseUrl: string) => ({
    RESEND_API_KEY: "re_key",
    RESEND_BASE_URL: baseUrl,
    MAIL_FROM: "hello@example.org",
    SMTP_URL: "smtp://127.0.0.1:1",
  });

  test("gets one request, as its API wants it, and comes before SMTP", async () => {
    const { requested, baseUrl } = await api();
    const { send, driver } = mailer(settingsOf(baseUrl));
    expect([driver, await send(MAIL)]).toEqual(["resend", true]);
    expect(requested).toHaveLength(1);
    expect(requested[0]).toMatchObject({
      path: "POST /emails",
      headers: { authorization: "Bearer re_key", "content-type": "application/json" },
      body: {
        from: "hello@example.org",
        to: ["ada@example.com"],
        subject: MAIL.subject,
        text: MAIL.text,
        html: MAIL.html,
      },
    });
  });

  test.each([429, 500, 503])(
    "tries once more after %i, and says that it is the same mail",
    async (status) => {
      const { requested, baseUrl } = await api(status);
      const { send, pauses } = mailer(settingsOf(baseUrl));
      expect([await send(MAIL), pauses]).toEqual([true, [2_000]]);
      const ids = requested.map(({ headers }) => headers["idempotency-key"]);
      expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), ids[0]]);
    },
  );

  test("a rejection is logged by its name, without what the API said", async () => {
    const { requested, baseUrl } = await api(422);
    const { send, logged } = mailer(settingsOf(baseUrl));
    expect([await send(MAIL), requested.length]).toEqual([false, 1]);
    expect(logged.lines).toMatchObject([{ driver: "resend", reason: "HTTP 422 validation_error" }]);
    expect(logged.text()).not.toMatch(/secret-of-the-link|re_key|ada@/);
  });

  test("an API that is away is tried twice", async () => {
    const { send, logged } = mailer(settingsOf("http://127.0.0.1:1"));
    expect(await send(MAIL)).toBe(false);
    expect(logged.lines).toMatchObject([{ reason: "unreachable" }, { reason: "unreachable" }]);
  });
});

describe("createMailer", () => {
  test("with neither set, mails are printed as plain lines and not logged", async () => {
    const { send, driver, printed, logged } = mailer({});
    expect([driver, await send(MAIL)]).toEqual(["console", true]);
    expect(printed.join("")).toBe(
      `--- mail ---\nTo: ada@example.com\nSubject: Sign in to Headlight\n\n${MAIL.text.trim()}\n--- end of mail ---\n`,
    );
    expect(logged.lines).toEqual([]);
  });
});
