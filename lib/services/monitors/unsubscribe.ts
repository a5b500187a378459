import { z } from "zod";
import { AppError } from "@/lib/errors";
import type { Ctx } from "../context";
import { defineOperation } from "../operation";
import { endAlerts } from "./alert-opt-out";
import { readUnsubscribeToken, type Subscription } from "./unsubscribe-token";

const TOKEN = z.string().describe("From the link in the email.");

/** Ends the mails that a link in one of them is about. Needs no sign-in; once done, it does nothing. */
export const unsubscribe = defineOperation({
  name: "unsubscribe",
  summary: "Stop the emails that this link is for.",
  http: { method: "POST", path: "/unsubscribe/{token}/confirm" },
  access: "anyone",
  scope: null,
  destructive: false,
  metered: false,
  input: z.object({ token: TOKEN }),
  output: z
    .object({ unsubscribed: z.literal(true).describe("No more of these emails are sent.") })
    .meta({ id: "Unsubscribed", description: "Confirmation that the emails have stopped." }),
  errors: ["not_found"],
  example: () => ({ unsubscribed: true }) as const,
  async run(ctx, { token }) {
    const subscription = subscriptionOf(ctx, token);
    const db = await ctx.db.open();
    if (subscription.kind === "monitor") {
      await endAlerts(db, { ...subscription, at: new Date(ctx.clock.now()) });
    } else {
      await db.account.updateMany({ where: { id: subscription.accountId }, data: { weeklySummary: false } });
    }
    return { unsubscribed: true } as const;
  },
});

/** Takes an unsubscription back: the owner of the mailbox, who alone has the link, agrees to mails again. */
export const allowMails = defineOperation({
  name: "allow_mails",
  summary: "Allow the emails that this link is for again.",
  http: { method: "POST", path: "/unsubscribe/{token}/undo" },
  access: "anyone",
  scope: null,
  destructive: false,
  metered: false,
  input: z.object({ token: TOKEN }),
  output: z
    .object({ unsubscribed: z.literal(false).describe("These emails may be sent again.") })
    .meta({ id: "MailsAllowed", description: "Confirmation that the emails are allowed again." }),
  errors: ["not_found"],
  example: () => ({ unsubscribed: false }) as const,
  async run(ctx, { token }) {
    const subscription = subscriptionOf(ctx, token);
    const db = await ctx.db.open();
    if (subscription.kind === "monitor") {
      await db.alertOptOut.deleteMany({ where: { emailHash: subscription.emailHash } });
    } else {
      await db.account.updateMany({ where: { id: subscription.accountId }, data: { weeklySummary: true } });
    }
    return { unsubscribed: false } as const;
  },
});

function subscriptionOf({ authSecret }: Ctx, token: string): Subscription {
  const subscription = readUnsubscribeToken(token, authSecret());
  if (subscription !== null) return subscription;
  throw new AppError("not_found", { message: "That unsubscribe link isn't valid." });
}
