import { escapeHtml } from "@/lib/inspect/rules/fixes/snippet";

export interface WholePage {
  readonly title: string;
  readonly description: string;
  /** The page's own URL. */
  readonly url: string;
  readonly image: string;
}

/** A page that states everything a crawler looks for. */
export function wholePage({ title, description, url, image }: WholePage): string {
  const meta = (attribute: string, key: string, content: string) =>
    `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;
  return [
    '<!doctype html><html lang="en"><head>',
    '<meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    meta("name", "viewport", "width=device-width, initial-scale=1"),
    meta("name", "description", description),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    '<link rel="icon" href="/samples/icon.png" type="image/png" sizes="64x64">',
    '<link rel="apple-touch-icon" href="/samples/square.png" sizes="240x240">',
    meta("property", "og:type", "article"),
    meta("property", "og:site_name", "Field Notes"),
    meta("property", "og:locale", "en_GB"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", url),
    meta("property", "og:image", image),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", "630"),
    meta("property", "og:image:alt", "A path along white cliffs above the sea"),
    meta("name", "twitter:card", "summary_large_image"),
    meta("name", "theme-color", "#1a2b3c"),
    "</head><body>",
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>`,
    "</body></html>",
  ].join("\n");
}

/** What search engines read beside: other languages and structured data, nested and with a long text. */
export function searchTags(url: string): string {
  const article = {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: "Six autumn walks",
    author: {
      "@type": "Person",
      name: "Robin Vale",
      worksFor: { "@type": "Organization", name: "Field Notes" },
    },
    articleBody: `The first walk begins at the pier. ${"It follows the cliffs for a mile. ".repeat(20)}It ends at a mill.`,
  };
  return [
    `<link rel="alternate" hreflang="de" href="${escapeHtml(url)}?lang=de">`,
    `<link rel="alternate" hreflang="cy" href="${escapeHtml(url)}?lang=cy">`,
    `<script type="application/ld+json">${JSON.stringify(article)}</script>`,
  ].join("\n");
}
