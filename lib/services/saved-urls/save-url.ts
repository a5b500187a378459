import { z } from "zod";
import { lockAccount } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors";
import { PLANS } from "@/lib/limits/plans";
import { checkQuota } from "../access";
import { requireAccount } from "../accounts/account";
import { newId } from "../fields";
import { defineOperation } from "../operation";
import { checkProjectExists } from "../projects/project";
import { lastCheck } from "./last-check";
import {
  labelField,
  projectField,
  SAVED_URL,
  SAVED_URL_COLUMNS,
  SAVED_URL_EXAMPLE,
  savableUrl,
  toSavedUrl,
} from "./saved-url";

/** Saves a page, up to the plan's quota; one with a cached check has its score at once. */
export const saveUrl = defineOperation({
  name: "save_url",
  summary: "Save a URL. If it was checked in the last 15 minutes, it has its score at once.",
  http: { method: "POST", path: "/api/saved-urls", status: 201 },
  access: "pro-key",
  scope: "write",
  destructive: false,
  metered: false,
  input: z.object({ url: savableUrl, label: labelField, project_id: projectField }),
  output: SAVED_URL,
  errors: [
    "missing_url",
    "invalid_url",
    "unsupported_scheme",
    "blocked_host",
    "private_address",
    "not_found",
    "conflict",
    "limit_reached",
  ],
  example: () => SAVED_URL_EXAMPLE,
  async run(ctx, { url, label = null, project_id = null }) {
    const { accountId, plan } = requireAccount(ctx.caller);
    ctx.net.guardUrl(new URL(url));
    const row = {
      id: newId("savedUrl", ctx.random),
      accountId,
      url,
      label,
      projectId: project_id,
      createdAt: new Date(ctx.clock.now()),
      ...(await lastCheck(ctx.cache, url)),
    };
    const saved = await lockAccount(await ctx.db.open(), accountId, async (tx) => {
      await checkProjectExists(tx, accountId, project_id);
      const known = await tx.savedUrl.count({ where: { accountId, url } });
      if (known > 0) throw new AppError("conflict", { message: "You've already saved that page.", url });
      checkQuota(
        { used: await tx.savedUrl.count({ where: { accountId } }), max: PLANS[plan].savedUrls },
        "saved URL",
      );
      return tx.savedUrl.create({ data: row, select: SAVED_URL_COLUMNS });
    });
    return toSavedUrl(saved);
  },
});
