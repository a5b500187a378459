import { z } from "zod";
import { AppError } from "@/lib/errors";
import { requireAccount } from "../accounts/account";
import { idField, noSuch, OK, OK_OUTPUT } from "../fields";
import { defineOperation, withMeta } from "../operation";
import { endCallerSession } from "./session";

/** Ends this browser's session, if it has one. */
export const signOut = defineOperation({
  name: "sign_out",
  summary: "Sign this browser out.",
  http: { method: "POST", path: "/auth/signout" },
  access: "anyone",
  scope: null,
  destructive: false,
  metered: false,
  input: z.object({}),
  output: OK_OUTPUT,
  errors: ["unavailable"],
  example: () => OK,
  async run({ caller, db }) {
    // Deleting the cookie alone would leave the session open to anyone with a copy of it.
    if (caller.kind === "unverified") throw new AppError("unavailable");
    await endCallerSession({ db }, caller);
    return withMeta(OK, { signedOut: true });
  },
});

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
