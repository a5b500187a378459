import { Bookmark } from "lucide-react";
import type { Metadata } from "next";
import { AccountFrame, QuotaUsage } from "@/app/_account/account-frame";
import { monitoredPages } from "@/app/_account/monitors/monitored-pages";
import { RemovalRegion } from "@/app/_account/removal-region";
import { AddPages } from "@/app/_account/saved/add-pages";
import { ListPages, ListTools } from "@/app/_account/saved/list-tools";
import { SavedFilters } from "@/app/_account/saved/saved-filters";
import { readSavedQuery, type SavedQuery, savedPath } from "@/app/_account/saved/saved-query";
import { SavedTable } from "@/app/_account/saved/saved-table";
import { SAVED } from "@/app/_account/saved/saved-text.data";
import { EmptyState } from "@/app/_components/ui/notice";
import { pagePlan, runForPage } from "@/lib/http/pages/run";
import { viewSavedUrls } from "@/lib/services/saved-urls/view-saved-urls";

export const metadata: Metadata = { title: SAVED.title, robots: { index: false } };

interface PageProps {
  readonly searchParams: Promise<Parameters<typeof readSavedQuery>[0]>;
}

export default async function SavedPage({ searchParams }: PageProps) {
  const query = readSavedQuery(await searchParams);
  const here = savedPath(query);
  const found = await runForPage(viewSavedUrls, inputOf(query), { here });
  const monitored = found.ok ? await monitoredPages(found.output.saved_urls.map(urlOf), here) : null;
  const { own, pro } = await pagePlan();
  return (
    <AccountFrame title={SAVED.title} lead={SAVED.lead} here="/saved" found={found}>
      {({ saved_urls: records, total, pages, page, count, projects }) => (
        <>
          <AddPages projectId={null}>
            <QuotaUsage used={count} max={own.savedUrls} proMax={pro.savedUrls} />
          </AddPages>
          <RemovalRegion className="mt-8">
            {count === 0 ? (
              <EmptyState icon={Bookmark} title={SAVED.emptyTitle} text={SAVED.emptyText} />
            ) : (
              <>
                <SavedFilters query={query} projects={projects} />
                <div className="mt-4">
                  <ListTools
                    found={SAVED.found(total, count)}
                    records={records}
                    csv={{ href: "/api/saved-urls/export", label: SAVED.csvAll(count) }}
                  />
                </div>
                {total === 0 ? (
                  <p className="py-8 text-center text-muted">
                    {SAVED.none}{" "}
                    <a href="/saved" className="text-link underline-offset-4 hover:underline">
                      {SAVED.all}
                    </a>
                  </p>
                ) : (
                  <SavedTable records={records} projects={projects} monitored={monitored} />
                )}
                <ListPages page={page} pages={pages} hrefOf={(at) => savedPath({ ...query, page: at })} />
              </>
            )}
          </RemovalRegion>
        </>
      )}
    </AccountFrame>
  );
}

const urlOf = ({ url }: { readonly url: string }) => url;

function inputOf({ search, project, sort, page }: SavedQuery) {
  return { search, sort, page, ...(project === "" ? {} : { project_id: project }) };
}
