import { z } from "zod";
import { AppError } from "@/lib/errors";
import { defineOperation } from "../operation";
import { DONE, DONE_ANSWER } from "./done";
import { endSessionOf } from "./end-session-of";

/** Ends this browser's session; without one there is nothing to do. */
export const signOut = defineOperation({
  name: "sign_out",
  summary: "Sign this browser out.",
  http: { method: "POST", path: "/auth/signout" },
  access: "anyone",
  scope: null,
  destructive: false,
  metered: false,
  input: z.object({}),
  output: DONE_ANSWER,
  errors: ["unavailable"],
  example: () => DONE,
  async run({ caller, db, notes }) {
    // Forgetting the cookie alone would leave the session open to whoever has a copy of it.
    if (caller.kind === "unverified") throw new AppError("unavailable");
    await endSessionOf({ db }, caller);
    notes.signedOut = true;
    return DONE;
  },
});
