import { SITE } from "@/app/_components/frame/site-text.data";
import { AREA_NAMES } from "@/app/_components/result/result-text.data";
import { admits } from "@/lib/http/openapi/description";
import { etagOf, versioned } from "@/lib/http/response/etag";
import { toWebResponse } from "@/lib/http/response/response";
import { CATALOGUE } from "@/lib/inspect/catalogue";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { AREAS } from "@/lib/inspect/score";
import { TOOLS } from "@/lib/mcp/tools";
import type { Operation } from "@/lib/services/operation";
import { OPERATIONS } from "@/lib/services/operations";
import { API_GROUP_PAGES, issuePage, platformPage } from "./docs-pages";
import { FIXED_PAGES } from "./fixed-pages.data";
import type { SitePage } from "./site-page";
import { SITE_PAGES } from "./site-pages";

/** The site's table of contents for language models (https://llmstxt.org). */
export function llmsTxt(baseUrl: string): string {
  const { docs, score, agents, api, apiUsage, apiObjects, platforms, issues, edit, bot, privacy, terms } =
    FIXED_PAGES;
  const list = (pages: readonly SitePage[]) => pages.map((page) => entry(baseUrl, page));
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
    "Check a page with one request, no key needed. The report contains the score, metadata, previews and issues with fixes:",
    "",
    `    curl --get '${baseUrl}/inspect' --data-urlencode 'url=https://example.com/'`,
    "",
    "## API",
    "",
    `Keys are created at ${baseUrl}/keys and sent as \`Authorization: Bearer KEY\`. Who can call an operation is in parentheses.`,
    "",
    `- [OpenAPI document](${baseUrl}/openapi.json): every request, parameter, response and error`,
    ...OPERATIONS.map(apiLine(baseUrl)),
    "",
    "## Tools for agents",
    "",
    `The same operations are available as Model Context Protocol tools at ${baseUrl}/mcp. Clients get access with OAuth or send an API key:`,
    "",
    ...TOOLS.map(({ name, title }) => `- ${name}: ${title}`),
    "",
    "## Documentation",
    "",
    ...list([
      docs,
      agents,
      api,
      apiUsage,
      ...API_GROUP_PAGES,
      apiObjects,
      score,
      platforms,
      issues,
      edit,
      bot,
      privacy,
      terms,
    ]),
    "",
    "## Platforms",
    "",
    ...list(Object.values(PLATFORMS).map(platformPage)),
    ...byArea,
    "",
  ];
  return lines.join("\n");
}

function apiLine(baseUrl: string) {
  return (operation: Operation) => {
    const { http, summary } = operation;
    return `- ${http.method} ${baseUrl}${http.path} (${admits(operation)}): ${summary}`;
  };
}

function entry(baseUrl: string, { path, title, description }: SitePage): string {
  return `- [${title}](${baseUrl}${path}): ${description}`;
}

/** Paths that return data, where a request uses a check or is useless to a search engine. */
const DATA_PATHS = ["/inspect", "/entitlements", "/health", "/api/"];

/**
 * The site's robots.txt. Results (`/?url=…`) are indexable and have previews. Failed checks are noindex, which a crawler
 * must be allowed to fetch to see.
 */
export function robotsTxt(baseUrl: string): string {
  return [
    "User-agent: *",
    ...DATA_PATHS.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${baseUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

/** Every indexable page of this site (https://www.sitemaps.org/protocol.html). */
export function sitemap(baseUrl: string): string {
  const urls = SITE_PAGES.map(({ path }) => `<url><loc>${escapeXml(baseUrl + path)}</loc></url>`);
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

interface TextFile {
  readonly type: string;
  readonly text: string;
}

/** A response that is the same for everyone and may be cached for an hour; 304 to a client that has it. */
export function textResponse({ type, text }: TextFile, request: Request): Response {
  const headers = { "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=3600" };
  return toWebResponse(versioned(request, { status: 200, headers, body: text }, etagOf(text)));
}
