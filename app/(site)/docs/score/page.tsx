import { CheckPageForm } from "@/app/_docs/doc-forms";
import { DocSection, DocsFrame } from "@/app/_docs/docs-frame";
import { DOCS_NAV } from "@/app/_docs/docs-text.data";
import { AreaTable, ExampleScores, ScoreCaps } from "@/app/_docs/score/score-sections";
import { SCORE_TEXT } from "@/app/_docs/score/score-text.data";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { pageMetadata } from "@/app/_pages/page-metadata";

export const metadata = pageMetadata(FIXED_PAGES.score);

export default function ScorePage() {
  return (
    <DocsFrame
      page={FIXED_PAGES.score}
      name={DOCS_NAV.names.score}
      lead={<p>{SCORE_TEXT.lead}</p>}
      contents={[
        { id: "areas", title: SCORE_TEXT.areas },
        { id: "caps", title: SCORE_TEXT.caps },
        { id: "pages", title: SCORE_TEXT.pages },
      ]}
    >
      <DocSection id="areas" title={SCORE_TEXT.areas} note={SCORE_TEXT.areasNote}>
        <AreaTable />
      </DocSection>
      <DocSection id="caps" title={SCORE_TEXT.caps} note={SCORE_TEXT.capsNote}>
        <ScoreCaps />
      </DocSection>
      <DocSection id="pages" title={SCORE_TEXT.pages} note={SCORE_TEXT.pagesNote}>
        <ExampleScores />
      </DocSection>
      <CheckPageForm />
    </DocsFrame>
  );
}
