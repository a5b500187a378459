import { DocSection } from "@/app/_docs/doc-section";
import { DocsFrame } from "@/app/_docs/docs-frame";
import { NAV } from "@/app/_docs/docs-text.data";
import { AreaTable } from "@/app/_docs/score/area-table";
import { ExampleScores } from "@/app/_docs/score/example-scores";
import { GateList } from "@/app/_docs/score/score-caps";
import { SCORE } from "@/app/_docs/score/score-text.data";
import { TryForm } from "@/app/_docs/try-form";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { pageMetadata } from "@/app/_pages/page-metadata";

export const metadata = pageMetadata(FIXED_PAGES.score);

export default function ScorePage() {
  return (
    <DocsFrame
      page={FIXED_PAGES.score}
      name={NAV.names.score}
      lead={<p>{SCORE.lead}</p>}
      contents={[
        { id: "areas", title: SCORE.areas },
        { id: "gates", title: SCORE.gates },
        { id: "pages", title: SCORE.pages },
      ]}
    >
      <DocSection id="areas" title={SCORE.areas} note={SCORE.areasNote}>
        <AreaTable />
      </DocSection>
      <DocSection id="gates" title={SCORE.gates} note={SCORE.gatesNote}>
        <GateList />
      </DocSection>
      <DocSection id="pages" title={SCORE.pages} note={SCORE.pagesNote}>
        <ExampleScores />
      </DocSection>
      <TryForm />
    </DocsFrame>
  );
}
