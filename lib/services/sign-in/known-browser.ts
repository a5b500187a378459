import { createHmac } from "node:crypto";

/** Accounts that one browser is recognized for; the one used longest ago goes first. */
const ACCOUNTS_MAX = 5;

/**
 * The value of the cookie that recognizes a browser after it has signed in with this email address: one mark for each
 * account, latest first, of which none tells the email address. `before` is the cookie's value so far.
 */
export function markBrowser(before: string | null, email: string, secret: string): string {
  const mark = markOf(email, secret);
  const others = marksIn(before).filter((other) => other !== mark);
  return [mark, ...others].slice(0, ACCOUNTS_MAX).join(".");
}

/** Whether the browser that sent this cookie has signed in with this email address before. */
export function isKnownBrowser(value: string | null | undefined, email: string, secret: string): boolean {
  return marksIn(value).includes(markOf(email, secret));
}

function marksIn(value: string | null | undefined): readonly string[] {
  return (value ?? "").split(".", ACCOUNTS_MAX).filter((mark) => /^[\w-]{43}$/.test(mark));
}

/** Only the secret's holder can make it, so that a mark is its own signature. */
function markOf(email: string, secret: string): string {
  return createHmac("sha256", secret).update(`known-browser:${email}`).digest("base64url");
}
