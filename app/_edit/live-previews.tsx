import { useMemo } from "react";
import type { Previews } from "@/lib/inspect/platforms/platform";
import { RESULT } from "../_components/text.data";
import type { AllPlatformFacts } from "../_previews/grid/platform-facts";
import { PreviewGrid } from "../_previews/grid/preview-grid";
import { withholdImages } from "./withhold-images";

interface LivePreviewsProps {
  readonly previews: Previews;
  readonly facts: AllPlatformFacts;
  /** Whether the cards may draw the page's own pictures. */
  readonly loadImages: boolean;
}

/** The eight cards of a page that is being edited, as on a phone: beside the fields no more fits two in a row. */
export function LivePreviews({ previews, facts, loadImages }: LivePreviewsProps) {
  const shown = useMemo(() => (loadImages ? previews : withholdImages(previews)), [previews, loadImages]);
  return (
    <section aria-labelledby="previews-heading" className="min-w-0">
      <PreviewGrid
        heading={
          <h2 id="previews-heading" className="text-xl font-semibold tracking-tight">
            {RESULT.previews}
          </h2>
        }
        previews={shown}
        facts={facts}
      />
    </section>
  );
}
