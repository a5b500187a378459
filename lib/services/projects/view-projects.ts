import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { defineView } from "../operation";
import {
  SAVED_URL_VIEW,
  SAVED_URL_VIEW_COLUMNS,
  type SavedUrlView,
  toSavedUrlView,
} from "../saved-urls/saved-url";
import { sortSavedUrls } from "../saved-urls/sort-saved-urls";
import { PROJECT, PROJECT_COLUMNS, toProject } from "./project";

/** The scores of several pages at a glance. */
export const SCORES = z.object({
  /** Pages that have a score. */
  checked: z.int(),
  /** Rounded; null when none has a score. */
  average: z.int().nullable(),
  worst: z.int().nullable(),
  /** Pages whose last check scored more, and less, than the one before. */
  better: z.int(),
  worse: z.int(),
});

/** The page of projects: each with its pages' scores at a glance. */
export const viewProjects = defineView({
  name: "view_projects",
  access: "session",
  scope: null,
  metered: false,
  input: z.object({}),
  output: z.object({
    projects: z.array(
      PROJECT.extend({
        scores: SCORES,
        /** The pages, lowest score first, those never checked last. */
        pages: z.array(SAVED_URL_VIEW),
      }),
    ),
  }),
  async run(ctx) {
    const { accountId } = requireAccount(ctx.caller);
    const db = await ctx.db.open();
    const projects = await db.project.findMany({
      where: { accountId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: PROJECT_COLUMNS,
    });
    const found = await db.savedUrl.findMany({
      where: { accountId, projectId: { not: null } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: SAVED_URL_VIEW_COLUMNS,
    });
    const views = sortSavedUrls(found.map(toSavedUrlView), { sort: "score" });
    return {
      projects: projects.map((project) => {
        const pages = views.filter(({ project_id }) => project_id === project.id);
        return { ...toProject(project), scores: scoresOf(pages), pages };
      }),
    };
  },
});

/** What the scores of these pages come to. */
export function scoresOf(pages: readonly SavedUrlView[]): z.infer<typeof SCORES> {
  const scores = pages.flatMap(({ last_score }) => last_score ?? []);
  const sum = scores.reduce((total, score) => total + score, 0);
  const changes = pages.map(({ change }) => change ?? 0);
  return {
    checked: scores.length,
    average: scores.length === 0 ? null : Math.round(sum / scores.length),
    worst: scores.length === 0 ? null : Math.min(...scores),
    better: changes.filter((change) => change > 0).length,
    worse: changes.filter((change) => change < 0).length,
  };
}
