import { PERFECT_ICON_URL } from "@/lib/inspect/example/perfect-page";
import type { Preview } from "@/lib/inspect/platforms/platform";

/** The example pages have URLs that don't exist, so their images are drawn from these files. */
const IMAGE = "/example/tides.svg";
const ICON = "/example/field-notes.svg";

/** The preview of an example page with images that load. */
export function examplePreview(preview: Preview): Preview {
  const { image, favicon, details } = preview;
  return {
    ...preview,
    image: image === null ? null : IMAGE,
    favicon: favicon === PERFECT_ICON_URL ? ICON : null,
    details: { ...details, gallery: details.gallery.map(() => IMAGE) },
  };
}
