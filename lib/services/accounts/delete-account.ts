import { z } from "zod";
import { transaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors";
import { OK, OK_OUTPUT } from "../fields";
import { defineOperation, withMeta } from "../operation";
import { readAccount } from "./account";
import { emailField } from "./email-address";

/** Deletes the account and all its data at once. Throws `conflict` when another email address was typed. */
export const deleteAccount = defineOperation({
  name: "delete_account",
  summary: "Permanently delete the account and all its data.",
  http: { method: "POST", path: "/account/delete" },
  access: "session",
  scope: null,
  destructive: true,
  metered: false,
  input: z.object({
    email: emailField().meta({
      description: "The account's email address, to confirm.",
      examples: ["ada@example.com"],
    }),
  }),
  output: OK_OUTPUT,
  errors: ["conflict"],
  example: () => OK,
  async run(ctx, { email }) {
    const account = await readAccount(ctx);
    if (email !== account.email) {
      throw new AppError("conflict", { message: "That isn't this account's email address." });
    }
    // Foreign keys cascade: everything the account owns is deleted with its row.
    await transaction(await ctx.db.open(), async (tx) => {
      await tx.signInLink.deleteMany({ where: { email } });
      await tx.account.deleteMany({ where: { id: account.id } });
    });
    return withMeta(OK, { signedOut: true });
  },
});
