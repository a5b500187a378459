import { z } from "zod";
import { AppError } from "@/lib/errors";
import { takeWithin } from "@/lib/limits/hourly-limit";
import { networkKey } from "@/lib/limits/network-key";
import { composeMail } from "@/lib/mail/compose-mail";
import type { Mail } from "@/lib/mail/mail";
import { emailField, mailboxOf } from "../accounts/email-address";
import type { Ctx } from "../context";
import { defineOperation, withMeta } from "../operation";
import { isKnownBrowser } from "./known-browser";
import { sameSitePath } from "./same-site-path";
import { LINK_LIFE_MINUTES, makeLink, type SignInLink } from "./sign-in-link";

const LINKS_PER_MAILBOX = 5;
const LINKS_PER_NETWORK = 20;
/** For browsers that have signed in to the account before: requests by anyone else cannot use these up. */
const LINKS_RESERVED = 2;

const RESPONSE = {
  ok: true,
  message: `If this email address can sign in, we've sent it a link. The link works once, within ${LINK_LIFE_MINUTES} minutes.`,
} as const;

/**
 * Mails a sign-in link. The response is written before anything is looked up for the email address, so that neither its
 * words nor its time tell whether it has an account or how many links it has had.
 */
export const requestLink = defineOperation({
  name: "request_sign_in_link",
  summary: "Email a sign-in link. The response never reveals whether the email address has an account.",
  http: { method: "POST", path: "/auth/login" },
  access: "anyone",
  scope: null,
  destructive: false,
  metered: false,
  input: z.object({
    email: emailField().meta({
      description: "The email address to send the link to.",
      examples: ["ada@example.com"],
    }),
    next: nextField()
      .optional()
      .meta({ description: "Path of the page on this site to open after signing in." }),
  }),
  output: z
    .object({
      ok: z.literal(true).describe("The request was understood."),
      message: z.string().describe("What happens next. Prose."),
    })
    .meta({ id: "LinkRequested", description: "The same for every email address." }),
  errors: ["forbidden", "unavailable"],
  example: () => RESPONSE,
  async run(ctx, { email, next = null }) {
    // Says nothing about the email address, and nobody should wait for a mail that cannot be sent.
    if (!(await ctx.db.isUp())) throw new AppError("unavailable");
    ctx.background.run("mail a sign-in link", () => mailLink(ctx, { email, nextPath: next }));
    return withMeta(RESPONSE, { linkRequestedFor: email });
  },
});

async function mailLink(ctx: Ctx, link: SignInLink): Promise<void> {
  if (!(await mayMail(ctx, link.email))) {
    ctx.log.info("a sign-in link is not sent: too many within the hour");
    return;
  }
  const token = await makeLink(ctx, link);
  await ctx.mail.send(signInMail(link.email, `${ctx.settings.baseUrl}/auth/callback/email?token=${token}`));
}

async function mayMail({ bucket, caller, knownBrowser, authSecret }: Ctx, email: string): Promise<boolean> {
  const forAll = [
    { key: `links:to:${mailboxOf(email)}`, perHour: LINKS_PER_MAILBOX },
    { key: `links:from:${networkKey(caller.network)}`, perHour: LINKS_PER_NETWORK },
  ];
  if (await takeWithin(bucket, forAll)) return true;
  if (!isKnownBrowser(knownBrowser, email, authSecret())) return false;
  return takeWithin(bucket, [{ key: `links:reserved:${mailboxOf(email)}`, perHour: LINKS_RESERVED }]);
}

function nextField() {
  return z.string().transform((text, check) => {
    const path = sameSitePath(text);
    if (path !== null) return path;
    check.addIssue({ code: "custom", message: "The field next must be the path of a page on this site." });
    return z.NEVER;
  });
}

function signInMail(email: string, url: string): Mail {
  return composeMail(email, {
    subject: "Your Headlight sign-in link",
    heading: "Sign in to Headlight",
    lead: `Use this link to sign in as ${email}. It works once, within ${LINK_LIFE_MINUTES} minutes.`,
    action: { label: "Sign in", url },
    notes: ["If you didn't request this, ignore this email. Nobody can sign in without the link."],
  });
}
