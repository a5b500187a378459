import { PERFECT_ICON_URL } from "@/lib/inspect/example/perfect-page";
import type { Preview } from "@/lib/inspect/platforms/platform";

/** The example pages stand at addresses where nothing answers; their pictures are drawn from these files. */
const PICTURE = "/example/tides.svg";
const ICON = "/example/field-notes.svg";

/** A preview of an example page with pictures that load. */
export function examplePreview(preview: Preview): Preview {
  const { image, favicon, details } = preview;
  return {
    ...preview,
    image: image === null ? null : PICTURE,
    favicon: favicon === PERFECT_ICON_URL ? ICON : null,
    details: { ...details, gallery: details.gallery.map(() => PICTURE) },
  };
}
