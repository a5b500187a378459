import { z } from "zod";
import { PLANS } from "@/lib/limits/plans";
import { requireAccount } from "../accounts/account";
import { defineView } from "../operation";

/** Which of some pages the account monitors, for lists that offer to. */
export const viewMonitored = defineView({
  name: "view_monitored",
  access: "session",
  scope: null,
  metered: false,
  input: z.object({ urls: z.array(z.string()) }),
  output: z.object({
    /** A monitor's id by its page's URL; null when the plan has no monitors. */
    monitored: z.record(z.string(), z.string()).nullable(),
  }),
  async run(ctx, { urls }) {
    const { accountId, plan } = requireAccount(ctx.caller);
    if (PLANS[plan].monitors === 0) return { monitored: null };
    const db = await ctx.db.open();
    const found = await db.monitor.findMany({
      where: { accountId, url: { in: urls } },
      orderBy: { createdAt: "asc" },
      select: { id: true, url: true },
    });
    return { monitored: Object.fromEntries(found.map(({ id, url }) => [url, id])) };
  },
});
