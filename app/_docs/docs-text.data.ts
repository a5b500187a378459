import type { Label } from "@/lib/inspect/platforms/facts";

export const NAV = {
  label: "Documentation",
  menu: "All of the documentation",
  contents: "On this page",
  crumbs: "You are here",
  platforms: "Platforms",
  issues: "Issues",
  names: {
    docs: "Documentation",
    score: "The score",
    api: "The API",
    platforms: "Platforms",
    issues: "Issues",
  },
  allApi: "Start and overview",
  allPlatforms: "Side by side",
  allIssues: (count: number) => `All ${count} issues`,
} as const;
export const LABELS: Readonly<Record<Label, { readonly name: string; readonly meaning: string }>> = {
  documented: {
    name: "documented",
    meaning: "read in the platform’s own documentation, or in the source of its own client",
  },
  observed: {
    name: "observed",
    meaning:
      "seen in practice: an experiment, a bot’s log, a report, or the platform’s words as others quote them",
  },
  assumed: { name: "assumed", meaning: "our best guess, until somebody tests it" },
};
export const SOURCE = {
  legend: "How well we know this",
  none: "no source found",
  opens: (host: string) => `source: ${host}`,
  heading: "Where this was read",
} as const;
export const TRY = {
  heading: "Check a page of yours",
  label: "Address of the page to check",
  placeholder: "example.com/page",
  submit: "Check",
} as const;
export const DOCS_INDEX = {
  lead: "Everything here is drawn from the code that does the checking, so it cannot say something else.",
  platforms: "Eight platforms, each its own rules",
  costliest: "What costs most",
  checks: "What is checked",
  checksLead: (count: number) =>
    `${count} checks in seven areas, each with what readers see, an example and a fix.`,
  checksOf: (count: number) => `${count} checks`,
  build: "Build on it",
  cards: {
    api: "One request answers the whole report. Examples in curl, JavaScript, Python and PHP.",
    score: "Seven areas, what each may cost, and pages to compare with.",
    llms: "The documentation’s table of contents for language models.",
    openapi: "The interface description (OpenAPI 3.1), for clients and code generators.",
  },
  llms: "For assistants",
  openapi: "OpenAPI",
} as const;
