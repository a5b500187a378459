import { AREA_NAMES } from "@/app/_components/result/result-text.data";
import { DocSearch } from "@/app/_docs/doc-forms";
import { DocSection, DocsFrame } from "@/app/_docs/docs-frame";
import { findIssues } from "@/app/_docs/issue/issue-doc";
import { CATALOGUE_TEXT } from "@/app/_docs/issue/issue-text.data";
import { IssueLinks } from "@/app/_docs/link-cards";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { pageMetadata } from "@/app/_pages/page-metadata";
import { AREA_POINTS, AREAS } from "@/lib/inspect/score";

interface PageProps {
  readonly searchParams: Promise<{ readonly q?: string | readonly string[] }>;
}

export const metadata = pageMetadata(FIXED_PAGES.issues);

export default async function IssuesPage({ searchParams }: PageProps) {
  const { q = "" } = await searchParams;
  const text = typeof q === "string" ? q.trim() : "";
  const found = findIssues(text);
  const groups = AREAS.map((area) => ({
    area,
    entries: found.filter((entry) => entry.area === area).toSorted((a, b) => b.weight - a.weight),
  })).filter(({ entries }) => entries.length > 0);
  return (
    <DocsFrame
      page={FIXED_PAGES.issues}
      lead={<p>{CATALOGUE_TEXT.lead}</p>}
      contents={groups.map(({ area }) => ({ id: area, title: AREA_NAMES[area] }))}
    >
      <DocSearch path={FIXED_PAGES.issues.path} words={CATALOGUE_TEXT} text={text} found={found.length} />
      {groups.map(({ area, entries }) => (
        <DocSection
          key={area}
          id={area}
          title={AREA_NAMES[area]}
          note={CATALOGUE_TEXT.points(AREA_POINTS[area])}
        >
          <div className="max-w-3xl">
            <IssueLinks entries={entries} />
          </div>
        </DocSection>
      ))}
    </DocsFrame>
  );
}
