import { z } from "zod";
import { AppError } from "@/lib/errors";
import { OK, OK_OUTPUT } from "../accounts/ok";
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
