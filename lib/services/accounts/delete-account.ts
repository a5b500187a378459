import { z } from "zod";
import { transaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors";
import { defineOperation, withMeta } from "../operation";
import { readAccount } from "./account";
import { emailField } from "./email-address";
import { OK, OK_OUTPUT } from "./ok";

/** Deletes the account and everything in it at once. Throws `conflict` when the address typed is not its own. */
export const deleteAccount = defineOperation({
  name: "delete_account",
  summary: "Delete the account with everything in it, for good.",
  http: { method: "POST", path: "/account/delete" },
  access: "session",
  scope: null,
  destructive: true,
  metered: false,
  input: z.object({
    email: emailField().meta({
      description: "The account's own address, so that nothing is deleted by mistake.",
      examples: ["ada@example.com"],
    }),
  }),
  output: OK_OUTPUT,
  errors: ["conflict"],
  example: () => OK,
  async run(ctx, { email }) {
    const account = await readAccount(ctx);
    if (email !== account.email) {
      throw new AppError("conflict", { message: "That is not the address of this account." });
    }
    // Whatever an account owns goes with its row.
    await transaction(await ctx.db.open(), async (tx) => {
      await tx.signInLink.deleteMany({ where: { email } });
      await tx.account.deleteMany({ where: { id: account.id } });
    });
    return withMeta(OK, { signedOut: true });
  },
});
