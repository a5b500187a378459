import { z } from "zod";
import { AppError } from "@/lib/errors";
import { takeWithin } from "@/lib/limits/hourly-limit";
import { networkKey } from "@/lib/limits/network-key";
import { composeMail } from "@/lib/mail/compose-mail";
import type { Mail } from "@/lib/mail/mail";
import { emailField } from "../accounts/email-address";
import type { Ctx } from "../context";
import { defineOperation } from "../operation";
import { sameSitePath } from "./same-site-path";
import { LINK_LIFE_MINUTES, makeLink, type SignInLink } from "./sign-in-link";

const LINKS_PER_ADDRESS = 5;
const LINKS_PER_NETWORK = 20;

const ANSWER = {
  ok: true,
  message: `If this address can sign in, a link is on its way to it. It works once, within ${LINK_LIFE_MINUTES} minutes.`,
} as const;

/**
 * Mails a link that signs in. The answer is given before anything is looked up for the address, so that neither its words
 * nor its time tell whether the address has an account or how many links it has had.
 */
export const requestLink = defineOperation({
  name: "request_sign_in_link",
  summary: "Mail a link that signs in; the answer never tells whether the address has an account.",
  http: { method: "POST", path: "/auth/login" },
  access: "anyone",
  scope: null,
  destructive: false,
  metered: false,
  input: z.object({
    email: emailField().meta({ description: "The address to mail.", examples: ["ada@example.com"] }),
    next: nextField()
      .optional()
      .meta({ description: "Path of the page to open once signed in, on this site." }),
  }),
  output: z
    .object({
      ok: z.literal(true).describe("The request was understood."),
      message: z.string().describe("What happens now, in words."),
    })
    .meta({ id: "LinkRequested", description: "The same for every address." }),
  errors: ["forbidden", "unavailable"],
  example: () => ANSWER,
  async run(ctx, { email, next = null }) {
    // It says nothing of the address, and whoever waits for a mail that cannot come is told.
    if (!(await ctx.db.isUp())) throw new AppError("unavailable");
    ctx.notes.askedFor = email;
    ctx.background.run("mail a sign-in link", () => mailLink(ctx, { email, nextPath: next }));
    return ANSWER;
  },
});

async function mailLink(ctx: Ctx, link: SignInLink): Promise<void> {
  const { bucket, caller, settings } = ctx;
  const limits = [
    { key: `links:to:${link.email}`, perHour: LINKS_PER_ADDRESS },
    { key: `links:from:${networkKey(caller.network)}`, perHour: LINKS_PER_NETWORK },
  ];
  if (!(await takeWithin(bucket, limits))) {
    ctx.log.info("a sign-in link is not sent: too many within the hour");
    return;
  }
  const token = await makeLink(ctx, link);
  await ctx.mail.send(signInMail(link.email, `${settings.baseUrl}/auth/callback/email?token=${token}`));
}

function nextField() {
  return z.string().transform((text, check) => {
    const path = sameSitePath(text);
    if (path !== null) return path;
    check.addIssue({ code: "custom", message: "The field next has to be the path of a page of this site." });
    return z.NEVER;
  });
}

/** The mail that brings a sign-in link. */
function signInMail(email: string, url: string): Mail {
  return composeMail(email, {
    subject: "Your sign-in link for Headlight",
    heading: "Sign in to Headlight",
    lead: `This link signs ${email} in. It works once, within ${LINK_LIFE_MINUTES} minutes.`,
    action: { label: "Sign in", url },
    notes: ["You did not ask for it? Then ignore this mail: without the link nobody gets in."],
  });
}
