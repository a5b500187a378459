import { Bookmark } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AccountFrame } from "@/app/_account/account-frame";
import { monitoredPages } from "@/app/_account/monitors/monitored-pages";
import { ProjectActions } from "@/app/_account/projects/project-actions";
import { ProjectFacts, ScoreBars } from "@/app/_account/projects/project-scores";
import { PROJECTS } from "@/app/_account/projects/project-text.data";
import { RemovalRegion } from "@/app/_account/removal-region";
import { AddPages } from "@/app/_account/saved/add-pages";
import { ListPages, ListTools } from "@/app/_account/saved/list-tools";
import { readSavedQuery } from "@/app/_account/saved/saved-query";
import { SavedTable } from "@/app/_account/saved/saved-table";
import { SAVED } from "@/app/_account/saved/saved-text.data";

import { EmptyState } from "@/app/_components/ui/notice";
import { runForPage } from "@/lib/http/pages/run";

import { viewProjects } from "@/lib/services/projects/view-projects";
import { viewSavedUrls } from "@/lib/services/saved-urls/view-saved-urls";

export const metadata: Metadata = { title: PROJECTS.one, robots: { index: false } };

interface PageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<Parameters<typeof readSavedQuery>[0]>;
}

export default async function ProjectPage({ params, searchParams }: PageProps) {
  const { id } = await params;
  const { page } = readSavedQuery(await searchParams);
  const path = `/projects/${encodeURIComponent(id)}`;
  const hrefOf = (at: number) => (at > 1 ? `${path}?page=${at}` : path);
  const here = hrefOf(page);
  const found = await runForPage(viewProjects, {}, { here });
  const project = found.ok ? found.output.projects.find((one) => one.id === id) : undefined;
  if (found.ok && project === undefined) notFound();
  const listed = await runForPage(viewSavedUrls, { project_id: id, sort: "score", page }, { here });
  const urls = listed.ok ? listed.output.saved_urls.map(({ url }) => url) : [];
  const monitored = await monitoredPages(urls, here);
  return (
    <AccountFrame title={project?.name ?? PROJECTS.one} here={path} found={listed}>
      {({ saved_urls: records, projects, ...list }) =>
        project !== undefined && (
          <>
            <div className="flex flex-wrap items-end justify-between gap-4">
              <ProjectFacts project={project} />
              <ProjectActions id={id} name={project.name} />
            </div>
            <div className="mt-5 max-w-2xl">
              <ScoreBars scores={project.scores.values} />
            </div>
            <AddPages projectId={id} />
            <RemovalRegion className="mt-8">
              {list.total === 0 ? (
                <EmptyState icon={Bookmark} title={PROJECTS.noPages} text={PROJECTS.noPagesText} />
              ) : (
                <>
                  <ListTools
                    records={records}
                    csv={{
                      href: `/api/saved-urls/export?${new URLSearchParams({ project_id: id })}`,
                      label: SAVED.csv,
                    }}
                  />
                  <SavedTable records={records} projects={projects} monitored={monitored} oneProject />
                  <ListPages page={list.page} pages={list.pages} hrefOf={hrefOf} />
                </>
              )}
            </RemovalRegion>
          </>
        )
      }
    </AccountFrame>
  );
}
