import { gradeOf, ScoreNumber } from "@/app/_components/ui/score-number";
import type { SavedUrlView } from "@/lib/services/saved-urls/saved-url";
import { PROJECTS } from "./project-texts.data";

const COLOURS = { good: "bg-good", middling: "bg-warning", poor: "bg-error" } as const;
/** More would be thinner than a pixel on a phone. */
const BARS_MAX = 60;
const HEIGHT_PERCENT_MIN = 6;

/** A project with the scores of its pages, as far as its drawings read it. */
export interface ProjectView {
  readonly id: string;
  readonly name: string;
  readonly scores: {
    readonly average: number | null;
    readonly better: number;
    readonly worse: number;
  };
  /** Lowest score first, those never checked last. */
  readonly pages: readonly SavedUrlView[];
}

/** How many pages a project has, their average score, and how many moved. */
export function ProjectFacts({ project }: { readonly project: ProjectView }) {
  const { average, better, worse } = project.scores;
  const pages = project.pages.length;
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-[15px]/6 text-muted">
      <span>{pages === 0 ? PROJECTS.noPages : PROJECTS.pages(pages)}</span>
      {average !== null && (
        <span>
          {PROJECTS.average} <ScoreNumber score={average} />
        </span>
      )}
      {better > 0 && <span className="text-good">▲ {PROJECTS.better(better)}</span>}
      {worse > 0 && <span className="text-error">▼ {PROJECTS.worse(worse)}</span>}
    </p>
  );
}

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
