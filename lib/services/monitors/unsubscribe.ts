import { z } from "zod";
import { AppError } from "@/lib/errors";
import { defineOperation } from "../operation";
import { hashEmail, readUnsubscribeToken } from "./unsubscribe-token";

/** Ends the mails that a link in one of them is about. Needs no sign-in; once done, it does nothing. */
export const unsubscribe = defineOperation({
  name: "unsubscribe",
  summary: "Stop the mails that the link belongs to.",
  http: { method: "POST", path: "/unsubscribe/{token}/confirm" },
  access: "anyone",
  scope: null,
  destructive: false,
  metered: false,
  input: z.object({ token: z.string().describe("From the link in the mail.") }),
  output: z
    .object({ unsubscribed: z.literal(true).describe("No more mails come.") })
    .meta({ id: "Unsubscribed", description: "That mails have been stopped." }),
  errors: ["not_found"],
  example: () => ({ unsubscribed: true }) as const,
  async run(ctx, { token }) {
    const subscription = readUnsubscribeToken(token, ctx.authSecret());
    if (subscription === null)
      throw new AppError("not_found", { message: "That unsubscribe link isn't valid." });
    const db = await ctx.db.open();
    if (subscription.kind === "summary") {
      await db.account.updateMany({ where: { id: subscription.accountId }, data: { weeklySummary: false } });
      return { unsubscribed: true } as const;
    }
    const { monitorId, emailHash } = subscription;
    const monitor = await db.monitor.findUnique({ where: { id: monitorId }, select: { alertEmail: true } });
    const email = monitor?.alertEmail ?? null;
    if (email !== null && hashEmail(email) === emailHash) {
      await db.monitor.updateMany({
        where: { id: monitorId, alertEmail: email },
        data: { alertEmail: null },
      });
    }
    return { unsubscribed: true } as const;
  },
});
