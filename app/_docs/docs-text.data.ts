// The words of the documentation's frame and front page, and of its sources.

import type { Label } from "@/lib/inspect/platforms/facts";
import { countWord, PLATFORM_COUNT, PLATFORM_COUNT_CAPITALIZED } from "@/lib/inspect/platforms/names";
import { AREAS } from "@/lib/inspect/score";

export const DOCS_NAV = {
  label: "Documentation",
  menu: "Browse the documentation",
  contents: "On this page",
  breadcrumbs: "Breadcrumbs",
  platforms: "Platforms",
  issues: "Issues",
  names: {
    docs: "Documentation",
    score: "Scoring",
    api: "API",
    agents: "Agents",
    platforms: "Platforms",
    issues: "Issues",
  },
  allApi: "Overview",
  allPlatforms: "Comparison",
  allIssues: (count: number) => `All ${count} issues`,
} as const;

export const SEARCH_TEXT = {
  heading: "Search the documentation",
  label: "Search the documentation",
  placeholder: "Search docs",
  empty: "Type what you’re looking for.",
  found: (count: number, text: string) => {
    if (count === 0) return `No results for “${text}”. Try fewer or other words.`;
    return count === 1 ? `1 result for “${text}”.` : `${count} results for “${text}”.`;
  },
  nothing: (text: string) => `Nothing found for “${text}”.`,
  all: (count: number) => `Show all ${count} results`,
} as const;

export const LABEL_TEXT: Readonly<Record<Label, { readonly name: string; readonly meaning: string }>> = {
  documented: {
    name: "documented",
    meaning: "stated in the platform’s documentation or in the source code of its app",
  },
  observed: {
    name: "observed",
    meaning: "seen in practice: in an experiment, a bot’s log or a report",
  },
  assumed: { name: "assumed", meaning: "our best guess until someone tests it" },
};

export const SOURCE_TEXT = {
  legend: "What the labels mean",
  checked: "checked on",
  legendDay:
    "The date below each label is when its source was last checked. Guesses without a source have no date.",
  none: "no source found",
  opens: (host: string) => `source: ${host}`,
  heading: "Sources",
} as const;

export const CHECK_PAGE_TEXT = {
  heading: "Check your page",
  label: "URL of the page to check",
  placeholder: "example.com/page",
  submit: "Check",
} as const;

export const DOCS_TEXT = {
  lead: "Generated from the checker’s own code, so it is always current.",
  platforms: `${PLATFORM_COUNT_CAPITALIZED} platforms, ${PLATFORM_COUNT} sets of rules`,
  costliest: "Issues that cost the most",
  checks: "What Headlight checks",
  checksLead: (count: number) =>
    `${count} checks in ${countWord(AREAS.length)} areas. Each page shows what people see, an example and a fix.`,
  checksOf: (count: number) => `${count} checks`,
  build: "Build with Headlight",
  cards: {
    api: "One request returns the full report. Examples in curl, JavaScript, Python and PHP.",
    score: "What each area can cost, and example pages to compare with yours.",
    llms: "The documentation’s table of contents for AI assistants.",
    openapi: "The API description (OpenAPI 3.1) for clients and code generators.",
  },
  llms: "llms.txt",
  openapi: "OpenAPI",
} as const;
