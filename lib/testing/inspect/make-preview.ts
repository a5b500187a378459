import type { Preview, PreviewDetails } from "@/lib/inspect/platforms/platform";

type PreviewParts = Partial<Omit<Preview, "details">> & { readonly details?: Partial<PreviewDetails> };

const DETAILS: PreviewDetails = {
  link: "https://example.com/notes/walled-gardens",
  accent: null,
  crumbs: ["example.com", "notes", "walled-gardens"],
  fields: [],
  gallery: [],
  author: null,
  imageAlt: null,
  imageWidth: 1200,
  imageHeight: 630,
  cutAt: {},
  withheld: null,
  note: null,
};

/** A complete preview with a large image; the given parts replace its own. */
export function makePreview({ details, ...parts }: PreviewParts = {}): Preview {
  return {
    title: "Seven walled gardens worth a detour in early autumn",
    description:
      "A walk through seven walled gardens, with opening hours, a map for each and the one plant not to miss.",
    image: "https://example.com/social.jpg",
    domain: "example.com",
    site_name: "Field Notes",
    favicon: "https://example.com/icon.png",
    source: {
      title: "og:title",
      description: "og:description",
      image: "og:image",
      site_name: "og:site_name",
      favicon: null,
    },
    approximate: true,
    basis: "This platform reads Open Graph tags.",
    card: "large",
    truncated: [],
    reason: null,
    ...parts,
    details: { ...DETAILS, ...details },
  };
}
