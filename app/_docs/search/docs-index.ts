import { apiGroupPage, issuePage, platformPage } from "@/app/_pages/docs-pages";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import type { SitePage } from "@/app/_pages/site-page";
import { CATALOGUE } from "@/lib/inspect/catalogue";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { OPERATION_GROUPS } from "@/lib/services/operations";
import { apiDocument, endpointHref, endpoints } from "../api/api-doc";
import { DOCS_NAV } from "../docs-text.data";
import type { DocEntry } from "./find-pages";

const { docs, score, api, apiObjects, agents, platforms, issues } = FIXED_PAGES;

let known: readonly DocEntry[] | undefined;

/** Every page of the documentation and every request of the API, as a search finds them. Made from the code. */
export function docsIndex(): readonly DocEntry[] {
  known ??= [
    ...[docs, score, agents, api, apiObjects, platforms, issues].map((page) => ofPage(page, page.kicker)),
    ...Object.values(PLATFORMS).map((platform) => ofPage(platformPage(platform), DOCS_NAV.names.platforms)),
    ...CATALOGUE.map((entry) => {
      const { path, title, description } = issuePage(entry);
      return { href: path, title, kind: DOCS_NAV.names.issues, text: `${entry.code} ${description}` };
    }),
    ...OPERATION_GROUPS.map((group) => ofPage(apiGroupPage(group), DOCS_NAV.names.api)),
    ...endpoints(apiDocument()).map(({ method, path, operation }) => ({
      href: endpointHref(operation),
      title: operation.summary,
      kind: DOCS_NAV.names.api,
      text: `${method} ${path}`,
    })),
  ];
  return known;
}

function ofPage({ path, title, description }: SitePage, kind: string): DocEntry {
  return { href: path, title, kind, text: description };
}
