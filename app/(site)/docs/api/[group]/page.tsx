import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { apiDocument, operationAnchor, operationsOf } from "@/app/_docs/api/api-doc";
import { OperationSection } from "@/app/_docs/api/operation-section";
import { DocsFrame } from "@/app/_docs/docs-frame";
import { apiGroupPage } from "@/app/_pages/docs-pages";
import { pageMetadata } from "@/app/_pages/page-metadata";
import { OPERATION_GROUPS, type OperationGroup } from "@/lib/services/operations";

interface PageProps {
  readonly params: Promise<{ readonly group: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return pageMetadata(apiGroupPage(await groupOf(params)));
}

export default async function ApiGroupPage({ params }: PageProps) {
  const group = await groupOf(params);
  const operations = operationsOf(apiDocument(), group);
  return (
    <DocsFrame
      page={apiGroupPage(group)}
      name={group.name}
      lead={<p>{group.description}</p>}
      contents={operations.map((operation) => ({
        id: operationAnchor(operation),
        title: `${operation.method} ${operation.path}`,
      }))}
    >
      <div className="mt-10 max-w-3xl space-y-5">
        {operations.map((operation) => (
          <OperationSection key={operation.operationId} operation={operation} />
        ))}
      </div>
    </DocsFrame>
  );
}

async function groupOf(params: PageProps["params"]): Promise<OperationGroup> {
  const { group } = await params;
  return OPERATION_GROUPS.find(({ slug }) => slug === group) ?? notFound();
}
