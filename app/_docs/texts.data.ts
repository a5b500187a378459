// Every English word of the documentation that the core does not know.
import type { Label } from "@/lib/inspect/platforms/facts";
import type { Importance } from "@/lib/inspect/rules/rule";

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

export const IMPORTANCE: Readonly<Record<Importance, string>> = {
  required: "Required: without it the card breaks",
  recommended: "Recommended: the card is poorer without it",
  optional: "Optional: a refinement",
};

export const TRY = {
  heading: "Check a page of yours",
  label: "Address of the page to check",
  placeholder: "example.com/page",
  submit: "Check",
} as const;

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

export const PLATFORM = {
  lead: "What decides the card",
  cards: "What it draws",
  cardsNote: "Each drawn from an example page, as on a phone.",
  crawler: "Who comes to read",
  order: "Where each value comes from",
  orderNote: "The first that is there wins.",
  fields: {
    title: "Title",
    description: "Description",
    image: "Picture",
    site_name: "Site name",
    favicon: "Icon",
  },
  notShown: "The card does not show it.",
  either: "or",
  eitherNote: "whichever stands first in the page",
  reads: "How it reads a page",
  limits: "What fits",
  image: "Pictures it takes",
  quirks: "What is peculiar",
  facts: "Further facts",
  disputes: "Where sources disagree",
  disputesNote: "The first of each is what Headlight goes by.",
  insteadOf: "not:",
  refresh: "How to make it look again",
  keptFor: "Keeps a card for",
  tool: (label: string) => `Open ${label}’s own tool`,
  noTool: "It offers no tool for that.",
  issues: (label: string) => `Issues that concern ${label} most`,
  allIssues: (count: number, label: string) => `All ${count} issues seen on ${label}`,
  unknown: "Nothing is known of:",
  fact: "What",
  value: "Value",
  ground: "How we know",
} as const;

export const PLATFORMS_INDEX = {
  lead: "No platform tells everything, and they disagree. This is what each reads, with the grounds for every number: documented by the platform, observed in practice, or assumed.",
  compare: "Side by side",
  advice: "What suits them all",
  adviceNote:
    "One page serves all eight. Keep the subject of the picture in the middle: small cards cut a square out of it. Name the picture by its full https address, with no redirect behind it, and state its width, height and description.",
  each: "One by one",
  platform: "Platform",
  columns: {
    bytes: "Reads",
    title: "Title cut at",
    description: "Description cut at",
    imageBytes: "Picture up to",
    large: "Large card from",
    keptFor: "Keeps a card for",
  },
  unknown: "not known",
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

export const SCORE = {
  lead: "A page starts with 100 points and loses what its readers lose. Nothing is counted twice, and no heap of small faults can sink a page that shows well.",
  areas: "Seven areas",
  areasNote:
    "Each issue takes points from the area it is about, a flawed text from each area it stands in, and no area loses more than its budget. A dead picture weighs more than five missing extras.",
  area: "Area",
  budget: "Budget",
  gates: "Gates",
  gatesNote: "Some faults leave nothing to see, however good the rest is. They hold the whole score down.",
  gate: (score: number) => `The score is ${score} at most`,
  allLost: "Title, description and picture are all missing",
  pages: "Example pages",
  pagesNote: "Checked by the same code as yours, just now.",
  score: "Score",
  nothingLost: "Nothing.",
  most: "What costs most",
  more: (count: number) => `and ${count} more`,
  held: (score: number) => `Held at ${score}: see the gates above.`,
} as const;

export const API = {
  lead: "One GET request checks a page and answers the whole report. No key, no account, no polling; any origin may call it from a browser.",
  start: "Start",
  startNote:
    "Each of these runs as it stands. curl answers the whole report; the programs print its score and issues.",
  languages: "Language of the example",
  copyExample: (name: string) => `the ${name} example`,
  parameters: "Parameters",
  body: "Body, as JSON",
  answer: "Answer",
  withHeaders: "with",
  copyLine: (operation: string) => `the line for ${operation}`,
  requestsOf: (name: string) => `Requests: ${name}`,
  objectsNote: "What the answers are made of, each with its fields.",
  index: {
    search: "Find a request, a field or an error code",
    placeholder: "score, saved-urls, rate_limited …",
    submit: "Find",
    found: (count: number, text: string) =>
      count === 1 ? `One place mentions “${text}”.` : `${count} places mention “${text}”.`,
    all: "Show all",
    none: "Try a field, an address or an error code.",
  },
  inObject: (name: string) => `Object ${name}`,
  inErrors: "Error code",
  file: (types: readonly string[]) => `A file: ${types.join(" or ")}.`,
  example: "Example",
  exampleOf: (name: string) => `Example: ${name}`,
  failures: "Errors",
  noKey: "Needs no key.",
  keyOptional: "Needs no key; one moves the check to its account’s allowance.",
  keyNeeded: "Needs a key, sent as Authorization: Bearer KEY.",
  proKeyNeeded: "Needs a key of a Pro account.",
  writeKeyNeeded: "Needs a key of a Pro account that may write.",
  sessionNeeded: "Needs a signed-in browser; a key is not enough.",
  objects: "Objects",
  headers: "Headers",
  errors: "Error codes",
  errorsNote: "Branch on error: its values are stable. The message is for people and may be reworded.",
  status: "Status",
  code: "Code",
  meaning: "Meaning",
  planLimits: "Plans",
  planNote: "One check costs one unit, cached or not. A used unit comes back after its share of the hour.",
  checkLimits: "Limits of one check",
  contract: "What stays the same",
  openapi: "The same for machines:",
  optional: "optional",
  required: "required",
  plans: {
    label: "What each plan reaches",
    plan: "Plan",
    checks: "Checks an hour",
    savedUrls: "Saved URLs",
    projects: "Projects",
    keys: "API keys",
  },
  limits: {
    page: "Time for the page, redirects included",
    linked: "Time for everything it links to, at once",
    document: "Size of the document, unpacked",
    redirects: "Redirects followed",
    address: "Characters of the address",
    kept: "A report is kept for",
  },
} as const;
