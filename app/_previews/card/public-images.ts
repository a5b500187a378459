import { PLATFORM_NAMES, recordOf } from "@/lib/inspect/platforms/names";
import type { Preview, Previews } from "@/lib/inspect/platforms/platform";
import { isPublicUrl } from "@/lib/inspect/url/refused-url";

/**
 * The previews without the images that a visitor's browser must not load: those on private hosts, which would let a
 * checked page reach into the visitor's own network. `allowedOrigins` are the private ones that the operator allows.
 */
export function publicPreviews(previews: Previews, allowedOrigins: readonly string[]): Previews {
  return recordOf(PLATFORM_NAMES, (name) => publicPreview(previews[name], allowedOrigins));
}

function publicPreview(preview: Preview, allowedOrigins: readonly string[]): Preview {
  const isShown = (url: string) => isPublicUrl(url, allowedOrigins);
  const shown = (url: string | null) => (url !== null && isShown(url) ? url : null);
  const { image, favicon, details } = preview;
  return {
    ...preview,
    image: shown(image),
    favicon: shown(favicon),
    details: { ...details, gallery: details.gallery.filter(isShown) },
  };
}
