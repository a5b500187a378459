import { shortUrl } from "@/app/_components/ui/format";
import { ProjectFacts, type ProjectView, ScoreBars } from "./project-scores";
import { PROJECTS } from "./project-texts.data";

/** A project in the list: its name and how its pages do. The whole card leads to it. */
export function ProjectCard({ project }: { readonly project: ProjectView }) {
  const { id, name, pages } = project;
  const [worst] = pages;
  return (
    <article className="relative flex flex-col rounded-2xl border border-line bg-surface p-5 shadow-card hover:border-line-strong">
      <h2 className="font-semibold tracking-tight wrap-anywhere">
        <a href={`/projects/${id}`} className="rounded-md after:absolute after:inset-0 after:rounded-2xl">
          <bdi dir="auto">{name}</bdi>
        </a>
      </h2>
      <ProjectFacts project={project} />
      <div className="mt-4 flex-1 content-end">
        <ScoreBars pages={pages} />
      </div>
      {typeof worst?.last_score === "number" && (
        <p className="mt-3 line-clamp-1 text-[13px]/5 text-muted">
          {PROJECTS.worst} {worst.last_score}: <bdi>{worst.label ?? shortUrl(worst.url)}</bdi>
        </p>
      )}
    </article>
  );
}
