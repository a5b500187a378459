import { FolderOpen } from "lucide-react";
import type { Metadata } from "next";
import { AccountFrame, QuotaUsage } from "@/app/_account/account-frame";
import { ProjectForm } from "@/app/_account/projects/project-actions";
import { ProjectCard } from "@/app/_account/projects/project-scores";
import { PROJECTS } from "@/app/_account/projects/project-text.data";
import { EmptyState } from "@/app/_components/ui/notice";
import { pagePlan, runForPage } from "@/lib/http/pages/run";
import { viewProjects } from "@/lib/services/projects/view-projects";

const HERE = "/projects";

export const metadata: Metadata = { title: PROJECTS.title, robots: { index: false } };

export default async function ProjectsPage() {
  const found = await runForPage(viewProjects, {}, { here: HERE });
  const { own, pro } = await pagePlan();
  return (
    <AccountFrame title={PROJECTS.title} lead={PROJECTS.lead} here={HERE} found={found}>
      {({ projects }) => (
        <>
          <div className="rounded-2xl border border-line bg-surface p-5 shadow-card">
            <ProjectForm full={projects.length >= own.projects} />
            <QuotaUsage used={projects.length} max={own.projects} proMax={pro.projects} />
          </div>
          <div className="mt-8">
            {projects.length === 0 ? (
              <EmptyState icon={FolderOpen} title={PROJECTS.emptyTitle} text={PROJECTS.emptyText} />
            ) : (
              <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
                {projects.map((project) => (
                  <li key={project.id} className="grid">
                    <ProjectCard project={project} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </>
      )}
    </AccountFrame>
  );
}
