import { z } from "zod";
import { PLANS } from "@/lib/limits/plans";
import { TIME } from "../fields";
import { defineView } from "../operation";
import { SESSION, SESSION_COLUMNS, toSession } from "../sign-in/session";
import { readAccount } from "./account";

/** The account's page. */
export const viewAccount = defineView({
  name: "view_account",
  access: "session",
  scope: null,
  metered: false,
  input: z.object({}),
  output: z.object({
    email: z.string(),
    plan: z.string(),
    checks_per_hour: z.int(),
    created_at: TIME,
    /** The caller's own comes first, then what was used last. */
    sessions: z.array(SESSION.extend({ current: z.boolean() })),
  }),
  async run(ctx) {
    const { caller, settings } = ctx;
    const account = await readAccount(ctx);
    const db = await ctx.db.open();
    const found = await db.session.findMany({
      where: { accountId: account.id, expiresAt: { gt: new Date(ctx.clock.now()) } },
      orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
      select: SESSION_COLUMNS,
    });
    const isCurrent = (id: string) => caller.kind === "session" && caller.sessionId === id;
    const sessions = found.map((row) => ({ ...toSession(row), current: isCurrent(row.id) }));
    return {
      email: account.email,
      plan: PLANS[account.plan].label,
      checks_per_hour: settings.checksPerHour[account.plan],
      created_at: account.createdAt.toISOString(),
      sessions: sessions.sort((a, b) => Number(b.current) - Number(a.current)),
    };
  },
});
