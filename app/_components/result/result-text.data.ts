// The words of a result: score, issues, fixes, metadata, exports and failed checks.
import { PLATFORM_COUNT } from "@/lib/inspect/platforms/names";
import type { ImageState } from "@/lib/inspect/resources";
import type { Severity } from "@/lib/inspect/rules/rule";
import type { Area } from "@/lib/inspect/score";

export const RESULT_TEXT = {
  pageTitle: (score: number, url: string) => `${url}: ${score}/100`,
  pageTitleFailed: (url: string) => `Couldn’t check ${url}`,
  pageDescription: (url: string) =>
    `See how the link to ${url} looks on ${PLATFORM_COUNT} platforms, its score and what to fix.`,
  imageAlt: (score: number, url: string) => `Score ${score} of 100, and a link preview of ${url}`,
  score: "Score",
  of: "out of 100",
  noTitle: "This page has no title",
  areas: "Score breakdown",
  issues: (count: number) => (count === 1 ? "1 issue" : `${count} issues`),
  points: (left: string, max: number) => `${left}/${max}`,
  status: "Status",
  time: "Fetched in",
  size: "Size",
  redirectChain: "Redirects",
  fresh: "Checked just now",
  cached: "Cached",
  again: "Check again",
  edit: "Edit and preview",
  truncated: "The connection dropped before the page was complete. This report covers the part that arrived.",
  remaining: (left: number, limit: number) => `${left} of ${limit} checks left this hour`,
  redirects: (count: number) => (count === 1 ? "1 redirect" : `${count} redirects`),
  capped: (score: number, title: string) => `Capped at ${score}: ${title}`,
  cappedAllMissing: (score: number) => `Capped at ${score}: the title, description and image are all missing`,
  previews: "Link previews",
  noPreviewOn: (platforms: number | readonly string[]) =>
    typeof platforms === "number"
      ? `no preview on ${platforms} platforms`
      : `no preview on ${platforms.join(" and ")}`,
  mayLosePreviews: "some previews may load too late",
  unlisted: "not in search results",
  exceptFor: (parts: readonly string[]) => `Shareable, but ${parts.join(" and ")}`,
  verdicts: [
    { from: 100, text: "All good. Ready to share." },
    { from: 90, text: "A few improvements left" },
    { from: 70, text: "Shareable, but some previews are incomplete" },
    { from: 40, text: "Several previews need work" },
    { from: 0, text: "Most previews are broken" },
  ],
} as const;

export const AREA_NAMES: Readonly<Record<Area, string>> = {
  image: "Image",
  title: "Title",
  description: "Description",
  url: "URL",
  search: "Search",
  card: "Card",
  document: "Document",
};

export const SEVERITY_NAMES: Readonly<Record<Severity, readonly [one: string, many: string]>> = {
  error: ["error", "errors"],
  warning: ["warning", "warnings"],
  tip: ["tip", "tips"],
};

export const FIX_LANGUAGES = { html: "HTML", laravel: "Laravel" } as const;

export const ISSUES_TEXT = {
  heading: "Issues to fix",
  none: "No issues found",
  noMatch: "No issues match these filters.",
  points: (points: number) => (points === 1 ? "point" : "points"),
  affects: "Affects",
  everywhere: "all platforms",
  allBut: (platform: string) => `all except ${platform}`,
  why: "Why it matters",
  fix: "Show fix",
  more: "More about this issue",
  fixFor: "Fix for",
  caps: (score: number) => `caps the score at ${score}`,
  noFix: "No snippet fits every page here. The text above says what to change.",
  copyAll: "Copy all fixes",
  placeholder: "The files named here don’t exist yet. Upload them first, or use the names of files you have.",
  leftOut: (count: number) => (count === 1 ? "Without 1 placeholder" : `Without ${count} placeholders`),
  inLanguage: (language: string) =>
    language === "html" || language === "laravel" ? FIX_LANGUAGES[language] : language,
  source: (framework: string) => `${framework} documentation`,
  checkedOn: (day: string) => `checked on ${day}.`,
  platform: "Platform",
  area: "Area",
  all: "All",
  shown: (shown: number, total: number) => `Showing ${shown} of ${total} issues`,
} as const;

export const PROMPT_TEXT = {
  heading: "Fix it with AI",
  lead: "A prompt with every issue and the values to use. Paste it into your AI coding assistant.",
  framework: "Framework",
  copy: "Copy prompt",
  view: "View prompt",
  frameworks: { html: "HTML", laravel: "Laravel", next: "Next.js", nuxt: "Nuxt", other: "Other" },
} as const;

export const METADATA_TEXT = {
  heading: "All metadata",
  search: "Search metadata",
  searchPlaceholder: "og:image, canonical …",
  found: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  facts: "Summary",
  image: "Social image",
  tags: "Meta tags",
  links: "Link tags",
  data: "Structured data (JSON-LD)",
  icons: "Icons",
  hreflang: "Other languages (hreflang)",
  headers: "Response headers",
  children: "…",
  values: (count: number) => (count === 1 ? "1 value" : `${count} values`),
  showAll: "Show all",
  /** The headers that matter, most important first, and what each is for. */
  headerNotes: {
    "content-type": "file type and encoding",
    "x-robots-tag": "rules for search engines",
    link: "canonical URL and other relations",
    "content-language": "language of the page",
    "cache-control": "how long caches may store it",
    expires: "how long caches may store it",
    "last-modified": "when it last changed",
    etag: "version of the page",
    vary: "what the response depends on",
    age: "seconds in a cache",
    refresh: "a redirect that crawlers miss",
    "content-encoding": "compression",
    server: "server software",
  } as Readonly<Record<string, string>>,
  none: "None",
  more: (count: number) => `${count.toLocaleString("en")} more in the JSON report`,
  inHead: "in head",
  inBody: "outside head",
  line: (line: number) => `line ${line}`,
  noType: "no type",
  valid: "valid",
  invalid: "invalid",
  empty: "empty",
  imageStates: {
    ok: "loads",
    unreadable: "loads, but its size can’t be read",
    http_error: "returns an error",
    not_an_image: "isn’t an image",
    unreachable: "can’t be reached",
    timeout: "timed out",
    blocked: "is on a private or blocked host",
    invalid_url: "has an invalid URL",
    too_large: "is too large to read",
  } satisfies Record<ImageState, string>,
} as const;

export const EXPORT_TEXT = {
  heading: "Export report",
  json: "JSON",
  markdown: "Markdown",
  png: "Preview image (PNG)",
  lead: "Exporting doesn’t use a check.",
  drawing: "Drawing the previews…",
  drawn: "Preview image saved.",
  missing: (count: number) =>
    `Preview image saved without ${count === 1 ? "one image" : `${count} images`} that couldn’t be loaded. Images are cached for 15 minutes after a check.`,
  failed: "Your browser couldn’t draw the preview image.",
  link: "Download JSON report",
  linkNote: "The same report the API returns. Uses one check.",
} as const;

export const FAILURE_TEXT = {
  title: "We couldn’t check this page",
  wait: (time: string) => `Next check available in ${time}.`,
  waits: (time: string) => `in ${time}`,
  signIn: "Sign in",
  signInNote: (free: number) =>
    `A free account gives you ${free} checks an hour of your own, not shared with your network.`,
  next: "What to do next",
  again: "Try again",
  noEndingTitle: "That domain is incomplete",
  noEnding: (name: string) =>
    `“${name}” has no ending such as .com. A name like that works only inside a private network.`,
  didYouMean: "Did you mean",
  paste: "Paste its HTML instead",
  bot: "About our bot",
} as const;

export const AGENT_TEXT = {
  heading: "Ask your agent",
  lead: (tool: string) => `A connected AI agent can check this page itself with the ${tool} tool.`,
  copy: "Copy request",
  what: "the request for an agent",
  connect: "Connect an agent",
} as const;

/** What to tell a connected agent about a page. */
export function agentPrompt(url: string, hasIssues: boolean): string {
  const check = `Use Headlight’s check_page tool on ${url}`;
  return hasIssues
    ? `${check} and fix the issues it finds.`
    : `${check} and tell me how its link looks when shared.`;
}
