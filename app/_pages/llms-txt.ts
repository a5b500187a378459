import { AREA_NAMES, SITE } from "@/app/_components/text.data";
import { CATALOGUE } from "@/lib/inspect/catalogue";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import { AREAS } from "@/lib/inspect/score";
import { OPERATIONS } from "@/lib/services/operations";
import { API_GROUP_PAGES } from "./api-group-page";
import { FIXED_PAGES } from "./fixed-pages.data";
import { issuePage } from "./issue-page";
import type { OwnPage } from "./own-page";
import { platformPage } from "./platform-page";

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
