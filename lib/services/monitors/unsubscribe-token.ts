import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/** What a link in a mail ends: the alerts of one monitor to one email address, or an account's weekly summary. */
export type Subscription =
  | { readonly kind: "monitor"; readonly monitorId: string; readonly emailHash: string }
  | { readonly kind: "summary"; readonly accountId: string };

const SUBSCRIPTION = z.union([
  z.object({ kind: z.literal("monitor"), monitorId: z.string(), emailHash: z.string() }),
  z.object({ kind: z.literal("summary"), accountId: z.string() }),
]);

/** A token for that link, which needs no sign-in: signed, and without an end. */
export function unsubscribeToken(subscription: Subscription, secret: string): string {
  const text = Buffer.from(JSON.stringify(subscription)).toString("base64url");
  return `${text}.${sign(text, secret)}`;
}

/** What the token ends; null for one that we did not make. */
export function readUnsubscribeToken(token: string, secret: string): Subscription | null {
  const [text = "", signature = ""] = token.split(".");
  const [given, own] = [Buffer.from(signature), Buffer.from(sign(text, secret))];
  if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
  const parsed = SUBSCRIPTION.safeParse(JSON.parse(Buffer.from(text, "base64url").toString()));
  return parsed.success ? parsed.data : null;
}

/** An email address in a token, where it need not be read. */
export function hashEmail(email: string): string {
  return createHash("sha256").update(email).digest("base64url").slice(0, 16);
}

function sign(text: string, secret: string): string {
  return createHmac("sha256", secret).update(`unsubscribe:${text}`).digest("base64url");
}
