import { html } from "./fake-responses";
import type { FakeWeb } from "./fake-web";

/** A page of a site; what is not named is in order. */
export interface FakePage {
  readonly path: string;
  readonly title?: string;
  readonly description?: string;
  /** Path of the social image, or none at all. */
  readonly image?: string | null;
  readonly canonical?: string;
  readonly links?: readonly string[];
}

/** Serves pages, and the paths of `sitemap` in /sitemap.xml when it is given. */
export function serveSite(web: FakeWeb, pages: readonly FakePage[], sitemap?: readonly string[]): void {
  for (const page of pages) web.on(page.path, html(pageHtml(web.origin, page)));
  if (sitemap === undefined) return;
  const entries = sitemap.map((path) => `<url><loc>${web.origin}${path}</loc></url>`).join("");
  web.on("/sitemap.xml", (_req, res) => void res.end(`<urlset>${entries}</urlset>`));
}

function pageHtml(origin: string, page: FakePage): string {
  const { path, title = `All about ${path} and its tides`, links = [] } = page;
  const description =
    page.description ?? `Everything there is to know about ${path}: tides, winds and harbours of the coast.`;
  const image =
    page.image === null ? "" : `<meta property="og:image" content="${origin}${page.image ?? "/card.png"}">`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="${description}"><meta name="viewport" content="width=device-width">
<link rel="canonical" href="${page.canonical ?? origin + path}">
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">${image}
</head><body><h1>${title}</h1>${links.map((href) => `<a href="${href}">${href}</a>`).join("\n")}</body></html>`;
}
