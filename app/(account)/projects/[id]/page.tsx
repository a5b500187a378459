import { Bookmark } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AccountFrame } from "@/app/_account/account-frame";
import { ProjectActions } from "@/app/_account/projects/project-actions";
import { ProjectFacts, ScoreBars } from "@/app/_account/projects/project-scores";
import { PROJECTS } from "@/app/_account/projects/project-texts.data";
import { AddPages } from "@/app/_account/saved/add-pages";
import { ListTools } from "@/app/_account/saved/list-tools";
import { SavedTable } from "@/app/_account/saved/saved-table";
import { SAVED } from "@/app/_account/saved/saved-texts.data";

import { EmptyState } from "@/app/_components/ui/notice";
import { runForPage } from "@/lib/http/pages/run";

import { viewProjects } from "@/lib/services/projects/view-projects";

export const metadata: Metadata = { title: PROJECTS.one, robots: { index: false } };

interface PageProps {
  readonly params: Promise<{ readonly id: string }>;
}

export default async function ProjectPage({ params }: PageProps) {
  const { id } = await params;
  const here = `/projects/${encodeURIComponent(id)}`;
  const found = await runForPage(viewProjects, {}, { here });
  const project = found.ok ? found.output.projects.find((one) => one.id === id) : undefined;
  if (found.ok && project === undefined) notFound();
  return (
    <AccountFrame title={project?.name ?? PROJECTS.one} here={here} found={found}>
      {({ projects }) =>
        project !== undefined && (
          <>
            <div className="flex flex-wrap items-end justify-between gap-4">
              <ProjectFacts project={project} />
              <ProjectActions id={id} name={project.name} />
            </div>
            <div className="mt-5 max-w-2xl">
              <ScoreBars pages={project.pages} />
            </div>
            <AddPages projectId={id} />
            <div className="mt-8">
              {project.pages.length === 0 ? (
                <EmptyState icon={Bookmark} title={PROJECTS.noPages} text={PROJECTS.noPagesText} />
              ) : (
                <>
                  <ListTools
                    records={project.pages}
                    csv={{
                      href: `/api/saved-urls/export?${new URLSearchParams({ project_id: id })}`,
                      label: SAVED.csv,
                    }}
                  />
                  <SavedTable records={project.pages} projects={projects} oneProject />
                </>
              )}
            </div>
          </>
        )
      }
    </AccountFrame>
  );
}
