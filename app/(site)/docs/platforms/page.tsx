import { DocSection, DocsFrame } from "@/app/_docs/docs-frame";
import { DOCS_NAV, SOURCE_TEXT } from "@/app/_docs/docs-text.data";
import { PlatformCards } from "@/app/_docs/link-cards";
import { adviceRows } from "@/app/_docs/platform/fact-rows";
import { FactTable } from "@/app/_docs/platform/fact-table";
import { PlatformComparison } from "@/app/_docs/platform/platform-comparison";
import { COMPARISON_TEXT } from "@/app/_docs/platform/platform-text.data";
import { LabelLegend } from "@/app/_docs/sources";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { pageMetadata } from "@/app/_pages/page-metadata";

export const metadata = pageMetadata(FIXED_PAGES.platforms);

export default function PlatformsPage() {
  return (
    <DocsFrame
      page={FIXED_PAGES.platforms}
      name={DOCS_NAV.names.platforms}
      lead={<p>{COMPARISON_TEXT.lead}</p>}
      contents={[]}
    >
      <DocSection id="compare" title={COMPARISON_TEXT.compare}>
        <PlatformComparison />
      </DocSection>
      <DocSection id="advice" title={COMPARISON_TEXT.advice} note={COMPARISON_TEXT.adviceNote}>
        <FactTable label={COMPARISON_TEXT.advice} rows={adviceRows()} />
      </DocSection>
      <DocSection id="each" title={COMPARISON_TEXT.each}>
        <PlatformCards />
      </DocSection>
      <DocSection id="legend" title={SOURCE_TEXT.legend}>
        <LabelLegend />
      </DocSection>
    </DocsFrame>
  );
}
