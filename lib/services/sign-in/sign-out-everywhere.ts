import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { OK, OK_OUTPUT } from "../accounts/ok";
import { defineOperation, withMeta } from "../operation";

/** Ends all sessions of the account, including this browser's. Keys and connections keep working. */
export const signOutEverywhere = defineOperation({
  name: "sign_out_everywhere",
  summary: "Sign out on every device.",
  http: { method: "POST", path: "/auth/signout/everywhere" },
  access: "session",
  scope: null,
  destructive: true,
  metered: false,
  input: z.object({}),
  output: OK_OUTPUT,
  errors: [],
  example: () => OK,
  async run({ caller, db }) {
    const { accountId } = requireAccount(caller);
    const client = await db.open();
    await client.session.deleteMany({ where: { accountId } });
    return withMeta(OK, { signedOut: true });
  },
});
