import type { CatalogueEntry } from "@/lib/inspect/catalogue";
import type { PlatformName } from "@/lib/inspect/platforms/names";
import type { Preview, Previews } from "@/lib/inspect/platforms/platform";

export interface Difference {
  readonly platform: PlatformName;
  readonly before: Preview;
  readonly after: Preview;
}

/** The platform on which an issue is seen best, and its cards with the issue and without; null when no card shows it. */
export function visibleDifference(
  { platforms }: Pick<CatalogueEntry, "platforms">,
  before: Previews,
  after: Previews,
): Difference | null {
  const pairs = platforms.map((platform) => ({
    platform,
    before: before[platform],
    after: after[platform],
  }));
  return (
    pairs.find((pair) => pair.before.card !== pair.after.card) ??
    pairs.find((pair) => looks(pair.before) !== looks(pair.after)) ??
    null
  );
}

/** All that is drawn of a preview; of a picture only that there is one, since examples have one and the same. */
function looks({ title, description, image, domain, site_name, favicon, card, details }: Preview): string {
  const { accent, crumbs, fields, gallery, author } = details;
  const drawn = { title, description, domain, site_name, card, accent, crumbs, fields, author };
  return JSON.stringify({
    ...drawn,
    image: image !== null,
    favicon: favicon !== null,
    gallery: gallery.length,
  });
}
