import { z } from "zod";
import type { SavedUrlView } from "../saved-urls/saved-url-view";

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
