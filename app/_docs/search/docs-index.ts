import { apiGroupPage, issuePage, platformPage } from "@/app/_pages/docs-pages";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import type { SitePage } from "@/app/_pages/site-page";
import { CATALOGUE } from "@/lib/inspect/catalogue";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { TOOLS } from "@/lib/mcp/tools";
import { OPERATION_GROUPS } from "@/lib/services/operations";
import { AGENTS_DOC } from "../agents/agent-text.data";
import { apiDocument, apiOperations, errorHref, operationHref } from "../api/api-doc";
import { errorCodes } from "../api/reference-tables";
import { USAGE_SECTIONS } from "../api/usage-text.data";
import { DOCS_NAV } from "../docs-text.data";
import type { DocEntry } from "./find-pages";

const { docs, score, api, apiUsage, apiObjects, agents, platforms, issues } = FIXED_PAGES;

let known: readonly DocEntry[] | undefined;

/**
 * Every page of the documentation, and every request, error code and tool, as a search finds them. Made from the code.
 */
export function docsIndex(): readonly DocEntry[] {
  known ??= [
    ...[docs, score, api, apiUsage, apiObjects, platforms, issues].map((page) => ofPage(page, page.kicker)),
    ...agentEntries(),
    ...Object.values(PLATFORMS).map((platform) => ofPage(platformPage(platform), DOCS_NAV.names.platforms)),
    ...CATALOGUE.map((entry) => {
      const { path, title, description } = issuePage(entry);
      return { href: path, title, kind: DOCS_NAV.names.issues, text: `${entry.code} ${description}` };
    }),
    ...OPERATION_GROUPS.map((group) => ofPage(apiGroupPage(group), DOCS_NAV.names.api)),
    ...apiOperations(apiDocument()).map((operation) => ({
      href: operationHref(operation),
      title: operation.summary,
      kind: DOCS_NAV.names.api,
      text: `${operation.method} ${operation.path}`,
    })),
    ...USAGE_SECTIONS.map(({ id, title, text }) => ({
      href: `${apiUsage.path}#${id}`,
      title,
      kind: DOCS_NAV.names.api,
      text: text.replaceAll("`", "").replaceAll("\n\n", " "),
    })),
    ...errorCodes(apiDocument()).map(({ code, status, message }) => ({
      href: errorHref(code),
      title: code,
      kind: DOCS_NAV.names.api,
      text: `${status} ${message}`,
    })),
  ];
  return known;
}

function agentEntries(): readonly DocEntry[] {
  const page = ofPage(agents, agents.kicker);
  const points = [...AGENTS_DOC.limitPoints, ...AGENTS_DOC.protocolPoints].join(" ");
  return [
    { ...page, text: `${page.text} ${points}` },
    ...TOOLS.map(({ name, description }) => ({
      href: `${agents.path}#${name}`,
      title: name,
      kind: DOCS_NAV.names.agents,
      text: description,
    })),
  ];
}

function ofPage({ path, title, description }: SitePage, kind: string): DocEntry {
  return { href: path, title, kind, text: description };
}
