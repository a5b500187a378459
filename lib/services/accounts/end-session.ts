import { z } from "zod";
import { idField, noSuch } from "../ids";
import { defineOperation } from "../operation";
import { accountOf } from "./account-of";
import { DONE, DONE_ANSWER } from "./done";

/** Ends one session of the account. Throws `not_found` for one that is over or somebody else's. */
export const endSession = defineOperation({
  name: "end_session",
  summary: "Sign out on one device.",
  http: { method: "POST", path: "/auth/signout/session" },
  access: "session",
  scope: null,
  destructive: true,
  metered: false,
  input: z.object({ session: idField("session", "The session's id, from the account's data.") }),
  output: DONE_ANSWER,
  errors: ["not_found"],
  example: () => DONE,
  async run({ caller, db, notes }, { session }) {
    const { accountId } = accountOf(caller);
    const client = await db.open();
    const { count } = await client.session.deleteMany({ where: { id: session, accountId } });
    if (count === 0) throw noSuch("session");
    if (caller.kind === "session" && caller.sessionId === session) notes.signedOut = true;
    return DONE;
  },
});
