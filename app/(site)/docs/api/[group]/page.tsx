import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { apiDocument, endpointId, endpointsOf } from "@/app/_docs/api/api-doc";
import { EndpointSection } from "@/app/_docs/api/endpoint-section";
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
  const endpoints = endpointsOf(apiDocument(), group);
  return (
    <DocsFrame
      page={apiGroupPage(group)}
      name={group.name}
      lead={<p>{group.description}</p>}
      contents={endpoints.map(({ method, path, operation }) => ({
        id: endpointId(operation),
        title: `${method} ${path}`,
      }))}
    >
      <div className="mt-10 max-w-3xl space-y-5">
        {endpoints.map((endpoint) => (
          <EndpointSection key={endpoint.operation.operationId} endpoint={endpoint} />
        ))}
      </div>
    </DocsFrame>
  );
}

async function groupOf(params: PageProps["params"]): Promise<OperationGroup> {
  const { group } = await params;
  return OPERATION_GROUPS.find(({ slug }) => slug === group) ?? notFound();
}
