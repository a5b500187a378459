import { z } from "zod";
import { defineOperation } from "../operation";
import { accountOf } from "./account-of";
import { DONE, DONE_ANSWER } from "./done";

/** Ends every session of the account, this browser's too. Keys and connections keep working. */
export const signOutEverywhere = defineOperation({
  name: "sign_out_everywhere",
  summary: "Sign out on every device.",
  http: { method: "POST", path: "/auth/signout/everywhere" },
  access: "session",
  scope: null,
  destructive: true,
  metered: false,
  input: z.object({}),
  output: DONE_ANSWER,
  errors: [],
  example: () => DONE,
  async run({ caller, db, notes }) {
    const { accountId } = accountOf(caller);
    const client = await db.open();
    await client.session.deleteMany({ where: { accountId } });
    notes.signedOut = true;
    return DONE;
  },
});
