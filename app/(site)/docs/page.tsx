import { DocSection } from "@/app/_docs/doc-section";
import { DocsFrame } from "@/app/_docs/docs-frame";
import { DOCS_INDEX, NAV } from "@/app/_docs/docs-text.data";
import { IssueLinks } from "@/app/_docs/issue-links";
import { AreaCards, LinkCard, PlatformCards } from "@/app/_docs/link-cards";
import { TryForm } from "@/app/_docs/try-form";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { pageMetadata } from "@/app/_pages/page-metadata";
import { CATALOGUE } from "@/lib/inspect/catalogue";

const { docs, api, score } = FIXED_PAGES;
const COSTLIEST_SHOWN = 6;

const BUILD = [
  { href: api.path, title: NAV.names.api, text: DOCS_INDEX.cards.api },
  { href: score.path, title: NAV.names.score, text: DOCS_INDEX.cards.score },
  { href: "/openapi.json", title: DOCS_INDEX.openapi, text: DOCS_INDEX.cards.openapi },
  { href: "/llms.txt", title: DOCS_INDEX.llms, text: DOCS_INDEX.cards.llms },
] as const;

export const metadata = pageMetadata(docs);

export default function DocsPage() {
  return (
    <DocsFrame
      page={docs}
      lead={<p>{DOCS_INDEX.lead}</p>}
      contents={[
        { id: "platforms", title: DOCS_INDEX.platforms },
        { id: "costliest", title: DOCS_INDEX.costliest },
        { id: "checks", title: DOCS_INDEX.checks },
        { id: "build", title: DOCS_INDEX.build },
      ]}
    >
      <DocSection id="platforms" title={DOCS_INDEX.platforms}>
        <PlatformCards />
      </DocSection>
      <DocSection id="costliest" title={DOCS_INDEX.costliest}>
        <IssueLinks entries={CATALOGUE.toSorted((a, b) => b.weight - a.weight).slice(0, COSTLIEST_SHOWN)} />
      </DocSection>
      <DocSection id="checks" title={DOCS_INDEX.checks} note={DOCS_INDEX.checksLead(CATALOGUE.length)}>
        <AreaCards />
      </DocSection>
      <DocSection id="build" title={DOCS_INDEX.build}>
        <ul className="grid gap-3 sm:grid-cols-2">
          {BUILD.map((card) => (
            <li key={card.href}>
              <LinkCard {...card} />
            </li>
          ))}
        </ul>
      </DocSection>
      <TryForm />
    </DocsFrame>
  );
}
