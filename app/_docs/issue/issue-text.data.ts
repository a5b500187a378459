import type { Importance } from "@/lib/inspect/rules/rule";

export const IMPORTANCE: Readonly<Record<Importance, string>> = {
  required: "Required: without it the card breaks",
  recommended: "Recommended: the card is poorer without it",
  optional: "Optional: a refinement",
};
export const ISSUE = {
  facts: "In short",
  severity: "Severity",
  importance: "Importance",
  area: "Area",
  costs: "Costs",
  costsUpTo: (points: string, budget: number, area: string) =>
    `up to ${points} of the ${budget} points of ${area}`,
  alsoIn: (areas: readonly string[]) =>
    areas.length === 0 ? "" : `, and as much of ${areas.join(" and ")} where it is found there too`,
  costsNothing: "no points of its own",
  gate: (score: number) => `and holds the whole score at ${score} or less`,
  seenOn: "Seen on",
  everywhere: "all eight platforms",
  code: "Code",
  since: "Checked since",
  version: (version: string) => `version ${version} of the catalogue`,
  readers: "What readers see",
  readersNote: (platform: string) => `The same link on ${platform}, with this issue and without it.`,
  bad: "With this issue",
  good: "Without it",
  file: (types: readonly string[]) => `A file: ${types.join(" or ")}.`,
  example: "Example",
  raises: "Raises it",
  passes: "Passes",
  more: (count: number) => (count === 1 ? "One more example" : `${count} more examples`),
  says: "What Headlight says of the first one",
  scores: (score: number) => `That page scores ${score} of 100.`,
  fix: "The fix",
  fixNote: "Built from the values of the example page; on your page Headlight uses yours.",
  related: "Related checks",
  hiddenBy: "Left out when one of these is raised, since it then says nothing new:",
  hides: "When it is raised, these are left out, since they then say nothing new:",
  sameArea: (area: string) => `More about ${area.toLowerCase()}`,
  sources: "Sources",
} as const;
export const ISSUES_INDEX = {
  lead: "Each check looks for one thing that the readers of a shared link would notice. Errors break the card, warnings make it poorer, tips refine it.",
  search: "Find an issue",
  placeholder: "image, WhatsApp, og:title …",
  submit: "Find",
  found: (count: number, text: string) =>
    count === 1 ? `One issue mentions “${text}”.` : `${count} issues mention “${text}”.`,
  all: "Show all",
  none: "Try a tag, a platform or a word of the headline.",
  budget: (points: number) => `${points} of 100 points`,
} as const;
