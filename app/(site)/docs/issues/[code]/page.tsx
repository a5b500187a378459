import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SeverityBadge } from "@/app/_components/result/issues/severity";
import { CheckPageForm } from "@/app/_docs/doc-forms";
import { DocSection, DocsFrame } from "@/app/_docs/docs-frame";
import { type IssueDoc, issueDoc } from "@/app/_docs/issue/issue-doc";
import { IssueExamples } from "@/app/_docs/issue/issue-examples";
import { IssueFacts } from "@/app/_docs/issue/issue-facts";
import { IssueDifference, IssueFix, IssueRelations } from "@/app/_docs/issue/issue-sections";
import { ISSUE_TEXT } from "@/app/_docs/issue/issue-text.data";
import { SourceList } from "@/app/_docs/sources";
import { issuePage } from "@/app/_pages/docs-pages";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { pageMetadata } from "@/app/_pages/page-metadata";

interface PageProps {
  readonly params: Promise<{ readonly code: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return pageMetadata(issuePage((await docOf(params)).entry));
}

export default async function IssueDocPage({ params }: PageProps) {
  const doc = await docOf(params);
  const { entry, fix, difference } = doc;
  return (
    <DocsFrame
      page={issuePage(entry)}
      name={entry.code}
      part={`${FIXED_PAGES.issues.path}#${entry.area}`}
      badge={
        <p className="mb-3">
          <SeverityBadge severity={entry.severity} />
        </p>
      }
      lead={<p>{entry.why}</p>}
      contents={contentsOf(doc)}
    >
      <IssueFacts entry={entry} />
      {difference && <IssueDifference difference={difference} />}
      <IssueExamples doc={doc} />
      <IssueFix code={entry.code} title={entry.title} fix={fix} />
      <IssueRelations doc={doc} />
      <DocSection id="sources" title={ISSUE_TEXT.sources}>
        <SourceList sources={entry.sources} />
      </DocSection>
      <CheckPageForm />
    </DocsFrame>
  );
}

async function docOf(params: PageProps["params"]): Promise<IssueDoc> {
  return issueDoc((await params).code) ?? notFound();
}

function contentsOf({ difference }: IssueDoc) {
  return [
    ...(difference ? [{ id: "effect", title: ISSUE_TEXT.effect }] : []),
    { id: "example", title: ISSUE_TEXT.example },
    { id: "fix", title: ISSUE_TEXT.fix },
    { id: "related", title: ISSUE_TEXT.related },
    { id: "sources", title: ISSUE_TEXT.sources },
  ];
}
