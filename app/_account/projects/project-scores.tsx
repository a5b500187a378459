import type { z } from "zod";
import { gradeOf, ScoreNumber } from "@/app/_components/ui/score-number";
import type { SCORES } from "@/lib/services/projects/view-projects";
import { PROJECTS } from "./project-text.data";

const COLOURS = { good: "bg-good", middling: "bg-warning", poor: "bg-error" } as const;
/** More would be thinner than a pixel on a phone. */
const BARS_MAX = 60;
const HEIGHT_PERCENT_MIN = 6;

/** As much of a project as its pages show. */
export interface ProjectView {
  readonly id: string;
  readonly name: string;
  readonly saved_urls: number;
  readonly scores: z.infer<typeof SCORES>;
}

/** How many pages a project has, their average score, and how many changed or could not be checked. */
export function ProjectFacts({ project }: { readonly project: ProjectView }) {
  const { saved_urls: pages, scores } = project;
  const { average, failed, better, worse } = scores;
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-[15px]/6 text-muted">
      <span>{pages === 0 ? PROJECTS.noPages : PROJECTS.pages(pages)}</span>
      {average !== null && (
        <span>
          {PROJECTS.average} <ScoreNumber score={average} />
        </span>
      )}
      {failed > 0 && <span className="text-error">{PROJECTS.failed(failed)}</span>}
      {better > 0 && <span className="text-good">▲ {PROJECTS.better(better)}</span>}
      {worse > 0 && <span className="text-error">▼ {PROJECTS.worse(worse)}</span>}
    </p>
  );
}

/** The scores of a project's pages, lowest first, one bar each. */
export function ScoreBars({ scores }: { readonly scores: readonly number[] }) {
  if (scores.length === 0) return null;
  const shown = thinOut(scores);
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

/** At most `BARS_MAX` of the sorted scores, taken evenly, with lowest and highest. */
function thinOut(scores: readonly number[]): readonly number[] {
  if (scores.length <= BARS_MAX) return scores;
  const step = (scores.length - 1) / (BARS_MAX - 1);
  return Array.from({ length: BARS_MAX }, (_, index) => scores[Math.round(index * step)] ?? 0);
}

/** A project in the list: its name and its pages' scores. The whole card is a link to it. */
export function ProjectCard({ project }: { readonly project: ProjectView }) {
  const { id, name, scores } = project;
  return (
    <article className="relative flex flex-col rounded-2xl border border-line bg-surface p-5 shadow-card hover:border-line-strong">
      <h2 className="font-semibold tracking-tight wrap-anywhere">
        <a href={`/projects/${id}`} className="rounded-md after:absolute after:inset-0 after:rounded-2xl">
          <bdi dir="auto">{name}</bdi>
        </a>
      </h2>
      <ProjectFacts project={project} />
      <div className="mt-4 flex-1 content-end">
        <ScoreBars scores={scores.values} />
      </div>
      {scores.lowest !== null && (
        <p className="mt-3 line-clamp-1 text-[13px]/5 text-muted">
          {PROJECTS.lowest} {scores.lowest.score}: <bdi>{scores.lowest.name}</bdi>
        </p>
      )}
    </article>
  );
}
