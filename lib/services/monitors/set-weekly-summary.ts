import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { defineOperation } from "../operation";

/** Turns the weekly summary mail of an account on or off. */
export const setWeeklySummary = defineOperation({
  name: "set_weekly_summary",
  summary: "Turn the weekly summary email on or off.",
  http: { method: "POST", path: "/monitors/summary" },
  access: "session",
  scope: null,
  destructive: false,
  metered: false,
  input: z.object({ weekly_summary: z.boolean().describe("Whether to send it.") }),
  output: z
    .object({ weekly_summary: z.boolean().describe("Whether it is sent from now on.") })
    .meta({ id: "WeeklySummary", description: "Whether the weekly summary email is sent." }),
  errors: [],
  example: () => ({ weekly_summary: false }),
  async run(ctx, { weekly_summary }) {
    const { accountId } = requireAccount(ctx.caller);
    const db = await ctx.db.open();
    await db.account.update({ where: { id: accountId }, data: { weeklySummary: weekly_summary } });
    return { weekly_summary };
  },
});
