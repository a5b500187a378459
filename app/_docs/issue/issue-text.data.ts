// The words of the issue catalogue and of each issue's page.
import { PLATFORM_COUNT } from "@/lib/inspect/platforms/names";
import type { Importance } from "@/lib/inspect/rules/rule";

export const IMPORTANCE_TEXT: Readonly<Record<Importance, string>> = {
  required: "Required: the preview breaks without it",
  recommended: "Recommended: the preview is weaker without it",
  optional: "Optional: a nice extra",
};

export const ISSUE_TEXT = {
  facts: "Summary",
  importance: "Importance",
  area: "Area",
  costs: "Cost",
  costsUpTo: (points: string, max: number, area: string) =>
    `up to ${points} of the ${max} points for ${area}`,
  alsoIn: (areas: readonly string[]) =>
    areas.length === 0 ? "" : `, and as many for ${areas.join(" and ")} if it’s found there too`,
  costsNothing: "no points of its own",
  cap: (score: number) => `and caps the whole score at ${score}`,
  affects: "Affects",
  everywhere: `all ${PLATFORM_COUNT} platforms`,
  code: "Code",
  since: "Checked since",
  version: (version: string) => `version ${version} of the catalogue`,
  effect: "What people see",
  effectNote: (platform: string) => `The same link on ${platform}, with and without this issue.`,
  bad: "With this issue",
  good: "Without it",
  example: "Example",
  raises: "Has the issue",
  passes: "Passes",
  more: (count: number) => (count === 1 ? "1 more example" : `${count} more examples`),
  reports: "What Headlight reports for the first example",
  scores: (score: number) => `This page scores ${score} of 100.`,
  fix: "How to fix it",
  fixNote: "Built from the example page. On your page, Headlight uses your own values.",
  related: "Related issues",
  hiddenBy: "Not reported together with these, because it would add nothing new:",
  hides: "When it’s found, these aren’t reported, because they would add nothing new:",
  sameArea: (area: string) => `Also in ${area}:`,
  sources: "Sources",
} as const;

export const CATALOGUE_TEXT = {
  lead: "Each check looks for one problem that people would notice in a shared link. Errors break the preview, warnings weaken it, tips polish it.",
  search: "Find an issue",
  placeholder: "image, WhatsApp, og:title …",
  submit: "Find",
  found: (count: number, text: string) =>
    count === 1 ? `1 issue mentions “${text}”.` : `${count} issues mention “${text}”.`,
  all: "Show all",
  none: "Try a tag, a platform or a word from the title.",
  points: (points: number) => `${points} of 100 points`,
} as const;
