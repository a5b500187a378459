import { OWN_PAGES } from "./own-pages";

/** Every page of ours that may be found, as https://www.sitemaps.org/protocol.html wants it. */
export function sitemap(baseUrl: string): string {
  const urls = OWN_PAGES.map(({ path }) => `<url><loc>${escapeXml(baseUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
