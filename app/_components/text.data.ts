// Every English word of the website that does not come from the core, one constant a part,
// so that a page's script carries only the words its own parts use.
import type { ImageState } from "@/lib/inspect/linked";
import type { Severity } from "@/lib/inspect/rules/rule";
import type { Area } from "@/lib/inspect/score";

export const SITE = {
  name: "Headlight",
  title: "Headlight: see how your link looks before you share it",
  description:
    "Preview any link on eight platforms, get a score and mend what is wrong: Google, X, Facebook, LinkedIn, Discord, WhatsApp, Slack, Telegram.",
  /** Short enough to stand whole on every card. */
  cardDescription: "Eight previews, a score and every fix for the link you want to share.",
  skip: "Skip to the content",
  docs: "Docs",
  signIn: "Sign in",
  imageAlt: "Headlight: a score, eight link previews and a list of fixes",
} as const;

export const ACCOUNT_MENU = {
  open: "Menu",
  pagesLabel: "Your pages",
  pages: [
    { href: "/saved", label: "Saved" },
    { href: "/projects", label: "Projects" },
    { href: "/keys", label: "Keys" },
    { href: "/account", label: "Account" },
  ],
  signOut: "Sign out",
} as const;

export const THEME_TEXT = {
  legend: "Colour theme",
  light: "Light",
  system: "Same as the system",
  dark: "Dark",
} as const;

export const FOOTER = {
  promise: "Headlight reads public pages only, keeps a report for 15 minutes and needs no account.",
  label: "About this service",
  links: [
    { href: "/docs", label: "Documentation" },
    { href: "/docs/api", label: "API" },
    { href: "/bot", label: "About our bot" },
  ],
} as const;

export const LANDING = {
  heading: "See how your link looks before you share it",
  lead: "Paste an address: eight previews, a score and every fix. Free, no account.",
  points: [
    {
      title: "Eight previews at once",
      text: "Google, X, Facebook, LinkedIn, Discord, WhatsApp, Slack and Telegram, each drawn by its own rules: which tag it reads, how it crops, where it cuts.",
    },
    {
      title: "A score that means something",
      text: "Points are lost by what a reader loses, not by counting tags. A dead image weighs more than five missing extras.",
    },
    {
      title: "Fixes you can paste",
      text: "Code built from your page’s own values, for plain HTML and Laravel, and a prompt that lets your coding assistant mend the rest.",
    },
  ],
} as const;

export const FORM = {
  label: "Address of the page to check",
  placeholder: "example.com/page",
  submit: "Check",
  examples: "Try",
  recent: "Recent on this device",
  pasted: "Check HTML that is not online",
  forget: "Forget",
  forgetLabel: "Forget the recent checks on this device",
} as const;

/** Pages to try, from bare to well kept. */
export const EXAMPLES = ["example.com", "ogp.me", "github.com"] as const;

export const PROGRESS = {
  heading: "Checking",
  cancel: "Cancel",
  cancelled: "Check cancelled.",
  seconds: "s",
  steps: { fetching: "Fetch the page", reading: "Read it", measuring: "Measure its images" },
  starting: "The check begins.",
  /** While the site has not answered, by the seconds that have passed. */
  fetching: [
    { afterS: 0, text: "The site was asked and has not answered yet." },
    { afterS: 3, text: "The site is slow to answer. Some link readers give up about now." },
    { afterS: 8, text: "Still no answer. A page has 15 seconds in all." },
  ],
  reading: "The site answers; its page is read as it arrives.",
  measuring: (measured: number, images: number) =>
    images === 0
      ? "Looking at what the page points to."
      : `${measured} of ${images} ${images === 1 ? "image" : "images"} measured.`,
} as const;

export const RESULT = {
  pageTitle: (score: number, address: string) => `${score} of 100: ${address}`,
  pageTitleFailed: (address: string) => `Could not check ${address}`,
  pageDescription: (address: string) =>
    `How the link to ${address} looks on eight platforms, its score, and what to mend.`,
  score: "Score",
  of: "out of 100",
  noTitle: "This page has no title",
  areas: "What the score consists of",
  full: "full",
  status: "Status",
  time: "Fetched in",
  size: "Size",
  way: "Redirects",
  fresh: "Checked just now",
  cached: "Checked within the last 15 minutes",
  again: "Check again",
  tryChanges: "Try changes",
  truncated: "The connection was cut before the page was complete; this report rests on what arrived.",
  remaining: (left: number, limit: number) => `${left} of ${limit} checks left this hour`,
  redirects: (count: number) => (count === 1 ? "1 redirect" : `${count} redirects`),
  gated: (value: number, title: string) => `Held at ${value} by “${title}”.`,
  allLost: "Held down because title, description and image are all missing.",
  previews: "How the link looks",
  verdicts: [
    { from: 100, text: "Nothing to mend. Share it." },
    { from: 90, text: "Good to share. A few details are left." },
    { from: 70, text: "Shareable, but readers lose something." },
    { from: 40, text: "Weak. Several previews look poor." },
    { from: 0, text: "Hardly any preview gets through." },
  ],
} as const;

export const AREA_NAMES: Readonly<Record<Area, string>> = {
  image: "Image",
  title: "Title",
  description: "Description",
  url: "Address",
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

export const ISSUES = {
  heading: "What to mend",
  none: "Nothing. Every check passed.",
  noMatch: "No issue matches this choice.",
  points: (points: number) => (points === 1 ? "point" : "points"),
  seenOn: "Seen on",
  everywhere: "all platforms",
  allBut: (platform: string) => `all but ${platform}`,
  why: "Why it matters",
  fix: "Show the fix",
  more: "More about this issue",
  fixFor: "Fix for",
  caps: (score: number) => `holds the score at ${score}`,
  noFix: "There is no code that would be right for every page; the text above says what to change.",
  copyAll: "Copy all fixes",
  inLanguage: (language: keyof typeof FIX_LANGUAGES) => FIX_LANGUAGES[language],
  platform: "Platform",
  area: "Area",
  all: "All",
  shown: (shown: number, total: number) => `${shown} of ${total} issues shown`,
} as const;

export const COPY = {
  copy: "Copy",
  copied: "Copied",
  byHand: "Copy it from here",
  byHandHow: "Your browser does not let this page copy. The text is selected: press Ctrl+C, or ⌘C on a Mac.",
  close: "Close",
} as const;

export const CONFIRM = { cancel: "Keep it" } as const;

export const PROMPT = {
  heading: "Let your assistant mend it",
  lead: "A prompt with every issue and the values to use. Paste it where your code is.",
  framework: "Framework",
  copy: "Copy the prompt",
  read: "Read the prompt",
  frameworks: { html: "HTML", laravel: "Laravel", next: "Next.js", nuxt: "Nuxt", other: "Something else" },
} as const;

export const DETAILS = {
  heading: "Everything the page says",
  search: "Search in the details",
  searchPlaceholder: "og:image, canonical …",
  found: (count: number) => (count === 1 ? "1 line found" : `${count} lines found`),
  facts: "In short",
  image: "Social image",
  tags: "Meta tags",
  links: "Link tags",
  data: "Structured data (JSON-LD)",
  icons: "Icons",
  hreflang: "Other languages (hreflang)",
  headers: "Response headers",
  members: "…",
  values: (count: number) => (count === 1 ? "1 value" : `${count} values`),
  whole: "Show all of it",
  /** The headers that matter, most of all first, and what for. */
  headerNotes: {
    "content-type": "what it is, and its encoding",
    "x-robots-tag": "what search engines may do",
    link: "canonical and other relations",
    "content-language": "language of the text",
    "cache-control": "how long caches keep it",
    expires: "how long caches keep it",
    "last-modified": "when it changed",
    etag: "which version it is",
    vary: "for whom it differs",
    age: "seconds it lay in a cache",
    refresh: "a redirect link readers miss",
    "content-encoding": "how it was packed",
    server: "what answered",
  } as Readonly<Record<string, string>>,
  none: "None.",
  more: (count: number) => `${count.toLocaleString("en")} more are in the JSON report.`,
  inHead: "in head",
  inBody: "outside head",
  line: (line: number) => `line ${line}`,
  noType: "no type",
  valid: "valid",
  invalid: "not valid",
  empty: "empty",
  imageStates: {
    ok: "loads",
    unreadable: "loads, but its size could not be read",
    http_error: "answers with an error",
    not_an_image: "is not an image",
    unreachable: "could not be reached",
    timeout: "did not answer in time",
    blocked: "stands at a private or refused address",
    invalid_url: "has no valid address",
    too_large: "is too large to read",
  } satisfies Record<ImageState, string>,
} as const;

export const DOWNLOADS = {
  heading: "Take the report with you",
  json: "JSON",
  markdown: "Markdown",
  png: "Picture of the previews",
  lead: "Made from this page; none of them costs a check.",
  drawing: "Drawing the previews …",
  drawn: "The picture is saved.",
  missing: (count: number) =>
    `The picture is saved, without ${count === 1 ? "one image" : `${count} images`} that could not be read. Images are kept for 15 minutes after a check.`,
  failed: "This browser could not draw the picture.",
  link: "Download the JSON report",
  linkNote: "The same report that the API answers; it costs one check.",
} as const;

export const FAILURE = {
  title: "This page could not be checked",
  wait: (time: string) => `The next check is yours in ${time}.`,
  signIn: "Sign in",
  signInNote: (free: number) =>
    `With a free account you have ${free} checks an hour, counted for you alone and not for your network.`,
  next: "What to do next",
  again: "Try again",
  paste: "Paste its HTML instead",
  bot: "About our bot",
} as const;

interface BotLimits {
  readonly redirects: number;
  readonly perHost: number;
  readonly perHostMinute: number;
  readonly pageTime: string;
  readonly pageSize: string;
  readonly kept: string;
}

export const BOT = {
  title: "About our bot",
  description:
    "What HeadlightBot is, what it fetches and how often, and how to let it in or keep it out of a site.",
  lead: "HeadlightBot reads a page when a person asks Headlight to check it. It does not crawl and does not follow links from page to page.",
  sections: (limits: BotLimits) => [
    {
      heading: "What it fetches",
      points: [
        `The page itself, with at most ${limits.redirects} redirects.`,
        "What the page names for its previews: social images, icons and its oEmbed description. Of an image, only as many bytes as its size takes to know. The icon at /favicon.ico when the page names none.",
        "The pages that og:url and rel=opengraph name and the one that rel=canonical names, when they are others: the first two are read, of the last only the status.",
        "The robots.txt of the site and of the host of its social image, to tell whether it keeps a platform’s reader away.",
        "Where the site says that its answer depends on who asks, or refuses its picture: how it answers the page’s address under the names of the platforms’ readers, of which the body is not read. Our own name stands behind theirs.",
      ],
    },
    {
      heading: "How hard it knocks",
      points: [
        `At most ${limits.perHost} requests at once to one host, and at most ${limits.perHostMinute} pages of one host in a minute.`,
        `It gives up on a page after ${limits.pageTime} and stops reading after ${limits.pageSize}.`,
        `A report is kept for ${limits.kept}; asking again within that time fetches nothing.`,
      ],
    },
    {
      heading: "To let it in",
      points: ["Allow the user agent above in your firewall or bot protection."],
    },
    {
      heading: "To keep it out",
      points: [
        "Refuse the user agent above; the check then says that the site keeps bots out.",
        "Or ask the operator of this service to leave your host out for good.",
      ],
    },
  ],
  agent: "It calls itself",
} as const;

export const NOT_FOUND = {
  title: "There is nothing at this address",
  text: "The link may be old or mistyped.",
  near: "Perhaps one of these is meant:",
  back: "Check a page instead",
} as const;

export const CRASH = {
  title: "Something went wrong on our side",
  text: "Trying again often helps. If it does not, load the page anew.",
  again: "Try again",
} as const;
