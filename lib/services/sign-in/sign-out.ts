import { z } from "zod";
import { AppError } from "@/lib/errors";
import { OK, OK_OUTPUT } from "../accounts/ok";
import { defineOperation, withMeta } from "../operation";
import { endCallerSession } from "./session";

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
  output: OK_OUTPUT,
  errors: ["unavailable"],
  example: () => OK,
  async run({ caller, db }) {
    // Forgetting the cookie alone would leave the session open to whoever has a copy of it.
    if (caller.kind === "unverified") throw new AppError("unavailable");
    await endCallerSession({ db }, caller);
    return withMeta(OK, { signedOut: true });
  },
});
