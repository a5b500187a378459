import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { toCsv } from "../csv";
import { idField, momentOf } from "../fields";
import { defineOperation, FILE } from "../operation";
import { checkProjectExists } from "../projects/project";
import { LISTED_URL_COLUMNS } from "./saved-url";

const NAMES = [
  "url",
  "label",
  "project",
  "last_score",
  "previous_score",
  "last_checked_at",
  "created_at",
] as const;

/** All saved URLs as a table for a spreadsheet, newest first. */
export const exportSavedUrls = defineOperation({
  name: "export_saved_urls",
  summary: "Your saved URLs as CSV, newest first.",
  http: { method: "GET", path: "/api/saved-urls/export", files: ["text/csv"] },
  access: "session",
  scope: null,
  destructive: false,
  metered: false,
  input: z.object({ project_id: idField("project", "Only those in this project.").optional() }),
  output: FILE,
  errors: ["not_found"],
  async run(ctx, { project_id }) {
    const { accountId } = requireAccount(ctx.caller);
    const db = await ctx.db.open();
    await checkProjectExists(db, accountId, project_id);
    const found = await db.savedUrl.findMany({
      where: { accountId, projectId: project_id },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: { ...LISTED_URL_COLUMNS, project: { select: { name: true } } },
    });
    const rows = found.map(({ url, label, project, lastScore, previousScore, lastCheckedAt, createdAt }) => [
      url,
      label,
      project?.name ?? null,
      lastScore,
      previousScore,
      momentOf(lastCheckedAt),
      momentOf(createdAt),
    ]);
    return { name: "saved-urls.csv", type: "text/csv", text: toCsv(NAMES, rows) };
  },
});
