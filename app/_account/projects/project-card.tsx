import { ProjectFacts, type ProjectView, ScoreBars } from "./project-scores";
import { PROJECTS } from "./project-texts.data";

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
