import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { idField, noSuch } from "../fields";
import { defineOperation } from "../operation";

/** Deletes a monitor and its history. */
export const deleteMonitor = defineOperation({
  name: "delete_monitor",
  summary: "Delete a monitor and its history.",
  http: { method: "DELETE", path: "/api/monitors/{id}", status: 204 },
  access: "pro-key",
  scope: "write",
  destructive: true,
  metered: false,
  input: z.object({ id: idField("monitor", "The monitor's id.") }),
  output: z.object({}),
  errors: ["not_found"],
  async run(ctx, { id }) {
    const { accountId } = requireAccount(ctx.caller);
    const db = await ctx.db.open();
    const { count } = await db.monitor.deleteMany({ where: { id, accountId } });
    if (count === 0) throw noSuch("monitor");
    return {};
  },
});
