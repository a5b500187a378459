import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { defineView } from "../operation";
import { LISTED_URL_COLUMNS, type ListedUrl, toListedUrl } from "../saved-urls/saved-url";
import { PROJECT, PROJECT_COLUMNS, toProject } from "./project";

/** The scores of several pages at a glance. Pages whose last check failed count as `failed` and in nothing else. */
export const SCORES = z.object({
  /** Pages that could not be checked. */
  failed: z.int(),
  /** Rounded; null when none has a score. */
  average: z.int().nullable(),
  /** Pages whose last check scored more, and less, than the one before. */
  better: z.int(),
  worse: z.int(),
  /** Lowest first. */
  values: z.array(z.int()),
  /** The page with the lowest score, by its label or its URL; null when none has a score. */
  lowest: z.object({ name: z.string(), score: z.int() }).nullable(),
});

/** The page of projects: each with its pages' scores at a glance. */
export const viewProjects = defineView({
  name: "view_projects",
  access: "session",
  scope: null,
  metered: false,
  input: z.object({}),
  output: z.object({ projects: z.array(PROJECT.extend({ scores: SCORES })) }),
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
      select: LISTED_URL_COLUMNS,
    });
    const all = found.map(toListedUrl);
    return {
      projects: projects.map((project) => {
        const pages = all.filter(({ project_id }) => project_id === project.id);
        return { ...toProject(project), scores: scoresOf(pages) };
      }),
    };
  },
});

/** Sums up the scores of these pages. */
export function scoresOf(pages: readonly ListedUrl[]): z.infer<typeof SCORES> {
  const sound = pages.filter(({ failed }) => failed === null);
  const scored = sound
    .flatMap(({ last_score, label, short_url }) =>
      last_score === null ? [] : { name: label ?? short_url, score: last_score },
    )
    .sort((a, b) => a.score - b.score);
  const values = scored.map(({ score }) => score);
  const sum = values.reduce((total, score) => total + score, 0);
  const changes = sound.map(({ change }) => change ?? 0);
  return {
    failed: pages.length - sound.length,
    average: values.length === 0 ? null : Math.round(sum / values.length),
    better: changes.filter((change) => change > 0).length,
    worse: changes.filter((change) => change < 0).length,
    values,
    lowest: scored[0] ?? null,
  };
}
