import { z } from "zod";
import { lockAccount } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors";
import { PLANS } from "@/lib/limits/plans";
import { checkQuota } from "../access";
import { requireAccount } from "../accounts/account";
import type { Ctx } from "../context";
import { nameText, newId } from "../fields";
import { defineOperation } from "../operation";
import { tokenHash } from "../sign-in/token-hash";
import { KEY, KEY_COLUMNS, KEY_EXAMPLE, makeKey, toKey } from "./key";

const NAME_CHARS_MAX = 60;
const PREFIX_CHARS = 8;
const LAST_CHARS = 4;
/** Revoked keys stay, so creating and revoking them without end would fill the database. */
const CREATION_LIMIT = { capacity: 30, refillPerHour: 30 };

/** Creates a key and returns its secret, this once: only its hash is stored. */
export const createKey = defineOperation({
  name: "create_key",
  summary: "Create an API key. This response is the only place where its secret is shown.",
  http: { method: "POST", path: "/api/keys", status: 201 },
  access: "session",
  scope: null,
  destructive: false,
  metered: false,
  input: z.object({
    name: nameText(NAME_CHARS_MAX).meta({
      description: "A name for the key.",
      examples: [KEY_EXAMPLE.name],
    }),
    write: z.boolean().default(false).describe("Whether the key has write access. Read-only when absent."),
  }),
  output: KEY.extend({ key: z.string().describe("The key itself. It cannot be shown again.") }).meta({
    id: "NewKey",
    description: "A new key, with its secret.",
  }),
  errors: ["limit_reached", "rate_limited"],
  example: () => ({ ...KEY_EXAMPLE, key: "hl_r_Zk3…x0Qa" }),
  async run(ctx, { name, write }) {
    const { accountId, plan } = requireAccount(ctx.caller);
    const key = makeKey({ write, random: ctx.random });
    const row = {
      id: newId("key", ctx.random),
      accountId,
      name,
      write,
      hash: tokenHash(key),
      prefix: key.slice(0, PREFIX_CHARS),
      last4: key.slice(-LAST_CHARS),
      createdAt: new Date(ctx.clock.now()),
    };
    const made = await lockAccount(await ctx.db.open(), accountId, async (tx) => {
      const used = await tx.apiKey.count({ where: { accountId, revokedAt: null } });
      checkQuota({ used, max: PLANS[plan].apiKeys }, "active key");
      await checkCreationLimit(ctx, accountId);
      return tx.apiKey.create({ data: row, select: KEY_COLUMNS });
    });
    return { ...toKey(made), key };
  },
});

async function checkCreationLimit({ bucket }: Ctx, accountId: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await bucket.take(`keys:${accountId}`, CREATION_LIMIT);
  if (allowed) return;
  throw new AppError("rate_limited", {
    message: "You've created too many keys in the last hour. Try again later.",
    retryAfter: retryAfterSeconds,
  });
}
