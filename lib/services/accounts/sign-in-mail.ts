import { composeMail } from "@/lib/mail/compose-mail";
import type { Mail } from "@/lib/mail/mail";
import { LINK_LIFE_MINUTES } from "./sign-in-link";

/** The mail that brings a sign-in link. */
export function signInMail(email: string, url: string): Mail {
  return composeMail(email, {
    subject: "Your sign-in link for Headlight",
    heading: "Sign in to Headlight",
    lead: `This link signs ${email} in. It works once, within ${LINK_LIFE_MINUTES} minutes.`,
    action: { label: "Sign in", url },
    notes: ["You did not ask for it? Then ignore this mail: without the link nobody gets in."],
  });
}
