import { gradeOf } from "@/app/_components/ui/grade";
import { PROJECTS } from "../texts.data";
import type { ProjectView } from "./project-view";

const COLOURS = { good: "bg-good", middling: "bg-warning", poor: "bg-error" } as const;
/** More would be thinner than a pixel on a phone. */
const BARS_MAX = 60;
const HEIGHT_PERCENT_MIN = 6;

/** The last scores of a project's pages, one bar each. */
export function ScoreBars({ pages }: { readonly pages: ProjectView["pages"] }) {
  const scores = pages.flatMap(({ last_score: score }) => score ?? []);
  if (scores.length === 0) return null;
  const shown = thinOut(scores.sort((a, b) => a - b));
  return (
    <figure aria-label={PROJECTS.scores}>
      <div aria-hidden className="flex h-12 items-end gap-0.5">
        {shown.map((score, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no other name and never change places.
            key={index}
            className={`max-w-3 min-w-px flex-1 rounded-t-sm ${COLOURS[gradeOf(score)]}`}
            style={{ height: `${Math.max(score, HEIGHT_PERCENT_MIN)}%` }}
          />
        ))}
      </div>
      <figcaption className="sr-only">{PROJECTS.scoresWords(shown)}</figcaption>
    </figure>
  );
}

/** As many of the sorted scores as there is room for, taken evenly, with lowest and highest. */
function thinOut(scores: readonly number[]): readonly number[] {
  if (scores.length <= BARS_MAX) return scores;
  const step = (scores.length - 1) / (BARS_MAX - 1);
  return Array.from({ length: BARS_MAX }, (_, index) => scores[Math.round(index * step)] ?? 0);
}
