import { z } from "zod";
import { accountOf } from "../accounts/account-of";
import { defineOperation } from "../operation";
import { SAVED_URL_VIEW, SAVED_URL_VIEW_COLUMNS, toSavedUrlView } from "../saved-urls/saved-url-view";
import { sortSavedUrls } from "../saved-urls/sort-saved-urls";
import { PROJECT, PROJECT_COLUMNS, toProject } from "./project-record";
import { SCORES, scoresOf } from "./scores-of";

/** The page of projects: each with its pages' scores at a glance. */
export const viewProjects = defineOperation({
  name: "view_projects",
  summary: "Show projects with the scores of their pages.",
  http: { method: "GET", path: "/projects" },
  access: "session",
  scope: null,
  destructive: false,
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
  errors: [],
  async run(ctx) {
    const { accountId } = accountOf(ctx.caller);
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
