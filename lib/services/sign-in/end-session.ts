import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { OK, OK_OUTPUT } from "../accounts/ok";
import { idField, noSuch } from "../fields";
import { defineOperation, withMeta } from "../operation";

/** Ends one session of the account. Throws `not_found` for one that has ended or is somebody else's. */
export const endSession = defineOperation({
  name: "end_session",
  summary: "Sign out on one device.",
  http: { method: "POST", path: "/auth/signout/session" },
  access: "session",
  scope: null,
  destructive: true,
  metered: false,
  input: z.object({ session: idField("session", "The session's id, from the account's data.") }),
  output: OK_OUTPUT,
  errors: ["not_found"],
  example: () => OK,
  async run({ caller, db }, { session }) {
    const { accountId } = requireAccount(caller);
    const client = await db.open();
    const { count } = await client.session.deleteMany({ where: { id: session, accountId } });
    if (count === 0) throw noSuch("session");
    const isOwn = caller.kind === "session" && caller.sessionId === session;
    return isOwn ? withMeta(OK, { signedOut: true }) : OK;
  },
});
