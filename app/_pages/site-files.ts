import { SITE } from "@/app/_components/frame/site-text.data";
import { AREA_NAMES } from "@/app/_components/result/result-text.data";
import { CATALOGUE } from "@/lib/inspect/catalogue";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import { AREAS } from "@/lib/inspect/score";
import { OPERATIONS } from "@/lib/services/operations";
import { API_GROUP_PAGES, issuePage, platformPage } from "./docs-pages";
import { FIXED_PAGES } from "./fixed-pages.data";
import type { OwnPage } from "./site-page";
import { OWN_PAGES } from "./site-pages";

/** The site's table of contents for language models (https://llmstxt.org). */
export function llmsTxt(baseUrl: string): string {
  const { docs, score, api, apiObjects, platforms, issues, edit, bot } = FIXED_PAGES;
  const list = (pages: readonly OwnPage[]) => pages.map((page) => entry(baseUrl, page));
  const byArea = AREAS.flatMap((area) => [
    "",
    `## Issues: ${AREA_NAMES[area]}`,
    "",
    ...list(CATALOGUE.filter((rule) => rule.area === area).map(issuePage)),
  ]);
  const lines = [
    `# ${SITE.name}`,
    "",
    `> ${SITE.description}`,
    "",
    "Check a page with one request, no key needed. The report holds score, metadata, previews and issues with fixes:",
    "",
    `    curl --get '${baseUrl}/inspect' --data-urlencode 'url=https://example.com/'`,
    "",
    "## API",
    "",
    `- [OpenAPI document](${baseUrl}/openapi.json): every request, parameter, answer and error`,
    ...OPERATIONS.map(({ http, summary }) => `- ${http.method} ${baseUrl}${http.path}: ${summary}`),
    "",
    "## Documentation",
    "",
    ...list([docs, api, ...API_GROUP_PAGES, apiObjects, score, platforms, issues, edit, bot]),
    "",
    "## Platforms",
    "",
    ...list(PLATFORM_NAMES.map(platformPage)),
    ...byArea,
    "",
  ];
  return lines.join("\n");
}

function entry(baseUrl: string, { path, title, description }: OwnPage): string {
  return `- [${title}](${baseUrl}${path}): ${description}`;
}

/** Addresses that answer data, where a visit costs a check or tells a search engine nothing. */
const NO_PAGES = ["/inspect", "/entitlements", "/health", "/api/"];

/**
 * The site's robots.txt. Results of checks (`/?url=…`) may be found like any page, and links to them shall have cards; a
 * check that failed says noindex itself, which a reader must be let in to see.
 */
export function robotsTxt(baseUrl: string): string {
  return [
    "User-agent: *",
    ...NO_PAGES.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${baseUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

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

interface TextAnswer {
  readonly type: string;
  readonly text: string;
}

/** An answer that says the same to everyone and may be kept for an hour. */
export function textAnswer({ type, text }: TextAnswer): Response {
  return new Response(text, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=3600" },
  });
}
