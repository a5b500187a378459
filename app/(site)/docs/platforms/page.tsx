import { DocSection } from "@/app/_docs/doc-section";
import { DocsFrame } from "@/app/_docs/docs-frame";
import { NAV, SOURCE } from "@/app/_docs/docs-text.data";
import { PlatformCards } from "@/app/_docs/link-cards";
import { adviceRows } from "@/app/_docs/platform/advice-rows";
import { FactTable } from "@/app/_docs/platform/fact-table";
import { PlatformComparison } from "@/app/_docs/platform/platform-comparison";
import { PLATFORMS_INDEX } from "@/app/_docs/platform/platform-text.data";
import { LabelLegend } from "@/app/_docs/sources";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { pageMetadata } from "@/app/_pages/page-metadata";

export const metadata = pageMetadata(FIXED_PAGES.platforms);

export default function PlatformsPage() {
  return (
    <DocsFrame
      page={FIXED_PAGES.platforms}
      name={NAV.names.platforms}
      lead={<p>{PLATFORMS_INDEX.lead}</p>}
      contents={[]}
    >
      <DocSection id="compare" title={PLATFORMS_INDEX.compare}>
        <PlatformComparison />
      </DocSection>
      <DocSection id="advice" title={PLATFORMS_INDEX.advice} note={PLATFORMS_INDEX.adviceNote}>
        <FactTable label={PLATFORMS_INDEX.advice} rows={adviceRows()} />
      </DocSection>
      <DocSection id="each" title={PLATFORMS_INDEX.each}>
        <PlatformCards />
      </DocSection>
      <DocSection id="legend" title={SOURCE.legend}>
        <LabelLegend />
      </DocSection>
    </DocsFrame>
  );
}
