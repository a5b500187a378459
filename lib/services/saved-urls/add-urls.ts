import { lockAccount } from "@/lib/db/transaction";
import { PLANS } from "@/lib/limits/plans";
import { accountOf } from "../accounts/account-of";
import type { Ctx } from "../context";
import { newId } from "../ids";
import { checkOwnProject } from "../projects/own-project";

interface UrlList {
  /** Normalized, each once. */
  readonly urls: readonly string[];
  readonly projectId: string | null;
}

/**
 * Saves the addresses that the account has not saved, in their order, until its plan's room is used up, and answers
 * those that are new. Throws `not_found` for a project that is not its own.
 */
export async function addUrls(ctx: Ctx, { urls, projectId }: UrlList): Promise<ReadonlySet<string>> {
  const { accountId, plan } = accountOf(ctx.caller);
  const now = ctx.clock.now();
  return lockAccount(await ctx.db.open(), accountId, async (tx) => {
    await checkOwnProject(tx, accountId, projectId);
    const known = await tx.savedUrl.findMany({
      where: { accountId, url: { in: [...urls] } },
      select: { url: true },
    });
    const used = await tx.savedUrl.count({ where: { accountId } });
    const room = Math.max(0, PLANS[plan].savedUrls - used);
    const added = urls.filter((url) => !known.some((one) => one.url === url)).slice(0, room);
    const data = added.map((url, index) => ({
      id: newId("savedUrl", ctx.random),
      accountId,
      url,
      projectId,
      // Newest first is the order of lists: this keeps the first line on top.
      createdAt: new Date(now - index),
    }));
    await tx.savedUrl.createMany({ data });
    return new Set(added);
  });
}
