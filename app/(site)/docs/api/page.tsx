import { type ApiDocument, apiDocument, operationsOf } from "@/app/_docs/api/api-doc";
import { ApiStart, ObjectList, OperationList, Prose, SearchResults } from "@/app/_docs/api/api-overview";
import { API_TEXT } from "@/app/_docs/api/api-text.data";
import { findApi } from "@/app/_docs/api/find-api";
import { ErrorTable, LimitTable, PlanTable } from "@/app/_docs/api/reference-tables";
import { DocSearch } from "@/app/_docs/doc-forms";
import { DocSection, DocsFrame } from "@/app/_docs/docs-frame";
import { DOCS_NAV } from "@/app/_docs/docs-text.data";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { pageMetadata } from "@/app/_pages/page-metadata";
import { settings } from "@/lib/env";
import { OPERATION_GROUPS } from "@/lib/services/operations";

const { api } = FIXED_PAGES;

interface PageProps {
  readonly searchParams: Promise<{ readonly q?: string | readonly string[] }>;
}

export const metadata = pageMetadata(api);

export default async function ApiPage({ searchParams }: PageProps) {
  const { q = "" } = await searchParams;
  const text = typeof q === "string" ? q.trim() : "";
  const document = apiDocument();
  const places = findApi(document, text);
  return (
    <DocsFrame
      page={api}
      name={DOCS_NAV.names.api}
      lead={<p>{API_TEXT.lead}</p>}
      contents={text === "" ? CONTENTS : []}
    >
      <DocSearch path={api.path} words={API_TEXT.index} text={text} found={places.length} />
      {text === "" ? <Overview document={document} /> : <SearchResults places={places} />}
    </DocsFrame>
  );
}

const CONTENTS = [
  { id: "start", title: API_TEXT.start },
  ...OPERATION_GROUPS.map(({ slug, name }) => ({ id: slug, title: name })),
  { id: "objects", title: API_TEXT.objects },
  { id: "plans", title: API_TEXT.planLimits },
  { id: "limits", title: API_TEXT.checkLimits },
  { id: "headers", title: API_TEXT.headers },
  { id: "errors", title: API_TEXT.errors },
  { id: "contract", title: API_TEXT.contract },
];

function Overview({ document }: { readonly document: ApiDocument }) {
  return (
    <>
      <DocSection id="start" title={API_TEXT.start} note={API_TEXT.startNote}>
        <div className="max-w-3xl">
          <ApiStart baseUrl={settings().baseUrl} />
        </div>
      </DocSection>
      {OPERATION_GROUPS.map((group) => (
        <DocSection key={group.slug} id={group.slug} title={group.name} note={group.description}>
          <div className="max-w-3xl">
            <OperationList name={group.name} operations={operationsOf(document, group)} />
          </div>
        </DocSection>
      ))}
      <DocSection id="objects" title={API_TEXT.objects} note={API_TEXT.objectsNote}>
        <ObjectList document={document} />
      </DocSection>
      <Reference document={document} />
    </>
  );
}

function Reference({ document }: { readonly document: ApiDocument }) {
  return (
    <>
      <DocSection id="plans" title={API_TEXT.planLimits} note={API_TEXT.planNote}>
        <PlanTable />
      </DocSection>
      <DocSection id="limits" title={API_TEXT.checkLimits}>
        <LimitTable />
      </DocSection>
      <DocSection id="headers" title={API_TEXT.headers}>
        <Headers document={document} />
      </DocSection>
      <DocSection id="errors" title={API_TEXT.errors} note={API_TEXT.errorsNote}>
        <ErrorTable document={document} />
      </DocSection>
      <DocSection id="contract" title={API_TEXT.contract}>
        <Prose text={document.info.description} />
        <p className="mt-3 text-[15px]/6">
          {API_TEXT.openapi}{" "}
          <a href="/openapi.json" className="text-link underline underline-offset-4">
            /openapi.json
          </a>
        </p>
      </DocSection>
    </>
  );
}

function Headers({ document }: { readonly document: ApiDocument }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {Object.entries(document.components.headers).map(([name, { description }]) => (
        <div key={name} className="grid gap-x-5 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="font-mono text-[13px]/6">{name}</dt>
          <dd className="text-[15px]/6">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
