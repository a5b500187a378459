import { ScoreNumber } from "@/app/_components/ui/score-number";
import { PROJECTS } from "../texts.data";
import type { ProjectView } from "./project-view";

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
