import type { Inspection } from "@/lib/inspect/report";
import type { Ctx } from "../context";
import type { Notes } from "../operation";
import { recordCheck } from "../saved-urls/last-check";
import type { CheckOptions } from "./check-page";
import { checkUrl } from "./check-url";

/**
 * Checks a page as `checkUrl` does, and notes the score, once the caller has been answered, if it is one that the
 * caller's account has saved.
 */
export async function checkForCaller(
  ctx: Ctx & { readonly notes: Notes },
  url: string,
  options: CheckOptions,
): Promise<Inspection> {
  const { inspection, checkedAtMs } = await checkUrl(ctx, url, options);
  const { caller, background, db } = ctx;
  if (caller.kind === "session" || caller.kind === "key") {
    const check = { accountId: caller.accountId, url, score: inspection.score.value, checkedAtMs };
    background.run("note the score of a saved URL", async () => recordCheck(await db.open(), check));
  }
  return inspection;
}
