import { useMemo } from "react";
import { PLATFORM_NAMES, recordOf } from "@/lib/inspect/platforms/names";
import type { Preview, Previews } from "@/lib/inspect/platforms/platform";
import { RESULT_TEXT } from "../_components/result/result-text.data";
import { publicPreviews } from "../_previews/card/card-image";
import type { AllPlatformFacts } from "../_previews/grid/platform-facts";
import { PreviewGrid } from "../_previews/grid/preview-grid";

interface LivePreviewsProps {
  readonly previews: Previews;
  readonly facts: AllPlatformFacts;
}

/** The previews of a page being edited. */
export function LivePreviews({ previews, facts }: LivePreviewsProps) {
  return (
    <section aria-labelledby="previews-heading" className="min-w-0">
      <PreviewGrid
        heading={
          <h2 id="previews-heading" className="scroll-mt-20 text-xl font-semibold tracking-tight">
            {RESULT_TEXT.previews}
          </h2>
        }
        previews={previews}
        facts={facts}
      />
    </section>
  );
}

interface ShownPreviewsOptions {
  readonly draft: DrawnDraft | null;
  /** Whether previews may load the page's images. */
  readonly loadImages: boolean;
  /** Private origins that the operator allows. */
  readonly allowedOrigins: readonly string[];
}

/** The previews as they may be drawn: with the draft, and with nothing that the browser must not load. */
export function useShownPreviews(
  previews: Previews,
  { draft, loadImages, allowedOrigins }: ShownPreviewsOptions,
): Previews {
  return useMemo(() => {
    const drawn = loadImages ? publicPreviews(previews, allowedOrigins) : withholdImages(previews);
    return withDraft(drawn, previews, draft);
  }, [previews, loadImages, allowedOrigins, draft]);
}

/** A grey placeholder as a data URL, so that drawing it needs no request. */
const STAND_IN = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" preserveAspectRatio="xMidYMid slice"><rect width="1200" height="630" fill="#8d959e"/><g fill="none" stroke="#fff" stroke-width="22" stroke-linejoin="round"><rect x="430" y="165" width="340" height="300" rx="30"/><circle cx="530" cy="265" r="32"/><path d="m440 430 110-90 60 50 80-90 75 80"/></g></svg>',
)}`;

/** The previews with a grey placeholder for every image, and without icons. */
export function withholdImages(previews: Previews): Previews {
  return recordOf(PLATFORM_NAMES, (name) => withheld(previews[name]));
}

function withheld(preview: Preview): Preview {
  const gallery = preview.details.gallery.map(() => STAND_IN);
  return {
    ...preview,
    image: preview.image === null ? null : STAND_IN,
    favicon: null,
    details: { ...preview.details, gallery },
  };
}

/** A draft from the visitor's disk and the URL it stands for. */
export interface DrawnDraft {
  readonly url: string;
  readonly objectUrl: string;
}

/** The previews with the draft drawn wherever a platform shows the image at its URL. */
export function withDraft(shown: Previews, original: Previews, draft: DrawnDraft | null): Previews {
  if (draft === null) return shown;
  return recordOf(PLATFORM_NAMES, (name) =>
    original[name].image === draft.url ? { ...shown[name], image: draft.objectUrl } : shown[name],
  );
}
