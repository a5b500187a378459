import { CheckPageForm } from "@/app/_docs/doc-forms";
import { DocSection, DocsFrame } from "@/app/_docs/docs-frame";
import { DOCS_NAV, DOCS_TEXT } from "@/app/_docs/docs-text.data";
import { AreaCards, IssueLinks, LinkCard, PlatformCards } from "@/app/_docs/link-cards";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { pageMetadata } from "@/app/_pages/page-metadata";
import { CATALOGUE } from "@/lib/inspect/catalogue";

const { docs, api, score } = FIXED_PAGES;
const COSTLIEST_SHOWN = 6;

const BUILD = [
  { href: api.path, title: DOCS_NAV.names.api, text: DOCS_TEXT.cards.api },
  { href: score.path, title: DOCS_NAV.names.score, text: DOCS_TEXT.cards.score },
  { href: "/openapi.json", title: DOCS_TEXT.openapi, text: DOCS_TEXT.cards.openapi },
  { href: "/llms.txt", title: DOCS_TEXT.llms, text: DOCS_TEXT.cards.llms },
] as const;

export const metadata = pageMetadata(docs);

export default function DocsPage() {
  return (
    <DocsFrame
      page={docs}
      lead={<p>{DOCS_TEXT.lead}</p>}
      contents={[
        { id: "platforms", title: DOCS_TEXT.platforms },
        { id: "costliest", title: DOCS_TEXT.costliest },
        { id: "checks", title: DOCS_TEXT.checks },
        { id: "build", title: DOCS_TEXT.build },
      ]}
    >
      <DocSection id="platforms" title={DOCS_TEXT.platforms}>
        <PlatformCards />
      </DocSection>
      <DocSection id="costliest" title={DOCS_TEXT.costliest}>
        <IssueLinks entries={CATALOGUE.toSorted((a, b) => b.weight - a.weight).slice(0, COSTLIEST_SHOWN)} />
      </DocSection>
      <DocSection id="checks" title={DOCS_TEXT.checks} note={DOCS_TEXT.checksLead(CATALOGUE.length)}>
        <AreaCards />
      </DocSection>
      <DocSection id="build" title={DOCS_TEXT.build}>
        <ul className="grid gap-3 sm:grid-cols-2">
          {BUILD.map((card) => (
            <li key={card.href}>
              <LinkCard {...card} />
            </li>
          ))}
        </ul>
      </DocSection>
      <CheckPageForm />
    </DocsFrame>
  );
}
