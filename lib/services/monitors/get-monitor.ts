import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { idField } from "../fields";
import { defineOperation } from "../operation";
import { findMonitor, MONITOR, MONITOR_EXAMPLE, toMonitor } from "./monitor";

/** One monitor of the account. */
export const getMonitor = defineOperation({
  name: "get_monitor",
  summary: "One of your monitors.",
  http: { method: "GET", path: "/api/monitors/{id}" },
  access: "pro-key",
  scope: "read",
  destructive: false,
  metered: false,
  input: z.object({ id: idField("monitor", "The monitor's id.") }),
  output: MONITOR,
  errors: ["not_found"],
  example: () => MONITOR_EXAMPLE,
  async run(ctx, { id }) {
    return toMonitor(await findMonitor(await ctx.db.open(), requireAccount(ctx.caller).accountId, id));
  },
});
