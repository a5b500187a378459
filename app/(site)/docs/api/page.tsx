import { type ApiDocument, apiDocument, endpointGroups } from "@/app/_docs/api/api-doc";
import { ApiObjects } from "@/app/_docs/api/api-objects";
import { ApiStart } from "@/app/_docs/api/api-start";
import { EndpointSection } from "@/app/_docs/api/endpoint-section";
import { ErrorTable } from "@/app/_docs/api/error-table";
import { LimitTable, PlanTable } from "@/app/_docs/api/limit-tables";
import { Prose } from "@/app/_docs/api/prose";
import { DocSection } from "@/app/_docs/doc-section";
import { DocsFrame } from "@/app/_docs/docs-frame";
import { API, NAV } from "@/app/_docs/texts.data";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { pageMetadata } from "@/app/_pages/page-metadata";
import { settings } from "@/lib/env";

export const metadata = pageMetadata(FIXED_PAGES.api);

export default function ApiPage() {
  const document = apiDocument();
  const groups = endpointGroups(document);
  const contents = [START, ...groups.map(({ id, title }) => ({ id, title })), ...REFERENCE];
  return (
    <DocsFrame page={FIXED_PAGES.api} name={NAV.names.api} lead={<p>{API.lead}</p>} contents={contents}>
      <DocSection id="start" title={API.start} note={API.startNote}>
        <div className="max-w-3xl">
          <ApiStart baseUrl={settings().baseUrl} />
        </div>
      </DocSection>
      {groups.map(({ id, title, description, endpoints }) => (
        <DocSection key={id} id={id} title={title} note={description}>
          <div className="max-w-3xl space-y-5">
            {endpoints.map((endpoint) => (
              <EndpointSection key={endpoint.operation.operationId} endpoint={endpoint} />
            ))}
          </div>
        </DocSection>
      ))}
      <DocSection id="plans" title={API.planLimits} note={API.planNote}>
        <PlanTable />
      </DocSection>
      <DocSection id="limits" title={API.checkLimits}>
        <LimitTable />
      </DocSection>
      <DocSection id="headers" title={API.headers}>
        <Headers document={document} />
      </DocSection>
      <DocSection id="errors" title={API.errors} note={API.errorsNote}>
        <ErrorTable document={document} />
      </DocSection>
      <DocSection id="objects" title={API.objects}>
        <ApiObjects document={document} />
      </DocSection>
      <DocSection id="contract" title={API.contract}>
        <Prose text={document.info.description} />
        <p className="mt-3 text-[15px]/6">
          {API.openapi}{" "}
          <a href="/openapi.json" className="text-link underline underline-offset-4">
            /openapi.json
          </a>
        </p>
      </DocSection>
    </DocsFrame>
  );
}

const START = { id: "start", title: API.start } as const;

const REFERENCE = [
  { id: "plans", title: API.planLimits },
  { id: "limits", title: API.checkLimits },
  { id: "headers", title: API.headers },
  { id: "errors", title: API.errors },
  { id: "objects", title: API.objects },
  { id: "contract", title: API.contract },
] as const;

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
