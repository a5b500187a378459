import type { Metadata } from "@/lib/inspect/metadata/metadata";
import { PLATFORM_NAMES, type PlatformName, type Preview } from "@/lib/inspect/platforms/platform";
import type { Inspection } from "@/lib/inspect/report";

const METADATA: Metadata = {
  title: "Lighthouse keepers",
  description: "A year on the rocks.",
  canonical: "https://example.com/keepers",
  language: "en",
  charset: "utf-8",
  viewport: "width=device-width",
  robots: { content: null, header: null, index: true, follow: true },
  author: null,
  generator: null,
  theme_color: null,
  site_name: null,
  type: null,
  locale: null,
  favicon: null,
  icons: [],
  manifest: null,
  open_graph: {},
  twitter: {},
  tags: [],
  links: [],
  hreflang: [],
  json_ld: [],
  oembed: [],
  headings: ["Lighthouse keepers"],
};

const PREVIEW: Preview = {
  title: "Lighthouse keepers",
  description: "A year on the rocks.",
  image: null,
  domain: "example.com",
  site_name: null,
  favicon: null,
  source: { title: "title", description: "meta description", image: null },
  approximate: true,
  basis: "Reads the title and the description.",
  card: "text",
  truncated: [],
  reason: null,
  details: {
    accent: null,
    crumbs: ["example.com"],
    fields: [],
    gallery: [],
    author: null,
    imageAlt: null,
    imageWidth: null,
    imageHeight: null,
    cutAt: {},
    note: null,
  },
};

/** An inspection of a small page, for what only carries it. */
export function inspectionOf(url: string, changes: Partial<Inspection> = {}): Inspection {
  return {
    url,
    finalUrl: url,
    status: 200,
    responseTimeMs: 120,
    documentBytes: 4_096,
    truncated: false,
    hops: [],
    headers: {},
    score: { value: 70, areas: [], gatedBy: null },
    metadata: METADATA,
    image: null,
    previews: everyPlatform(PREVIEW),
    issues: [],
    ...changes,
  };
}

function everyPlatform(preview: Preview): Record<PlatformName, Preview> {
  return Object.fromEntries(PLATFORM_NAMES.map((name) => [name, preview])) as Record<PlatformName, Preview>;
}
