import { z } from "zod";
import { defineOperation } from "../operation";
import { accountOf } from "./account-of";

const DONE = { ok: true } as const;

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
  output: z.object({ ok: z.literal(true) }),
  errors: [],
  async run({ caller, db, notes }) {
    const { accountId } = accountOf(caller);
    const client = await db.open();
    await client.session.deleteMany({ where: { accountId } });
    notes.signedOut = true;
    return DONE;
  },
});
