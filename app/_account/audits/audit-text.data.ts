// Every text of the pages about audits.

const FINDINGS: Readonly<Record<string, string>> = {
  duplicate_title: "Several pages share a title",
  duplicate_description: "Several pages share a description",
  duplicate_social_image: "Several pages share a social image",
  broken_shared_image: "A broken social image is used on several pages",
  canonical_elsewhere: "Canonical URL points to another page",
  missing_from_sitemap: "Pages missing from the sitemap",
  orphaned_redirect: "Redirects in the sitemap that no page links to",
  sitemap_problem: "Problems with sitemaps",
};

const FAULTS: Readonly<Record<string, string>> = {
  unreachable: "This sitemap couldn’t be fetched",
  not_a_sitemap: "This URL is not a sitemap",
  broken: "This sitemap’s XML is broken",
  too_large: "This sitemap is larger than 50 MB, so the rest was ignored",
  too_many: "This site has more sitemaps than we read",
};

const ERRORS: Readonly<Record<string, string>> = {
  robots_disallowed:
    "The site’s robots.txt doesn’t allow our crawler, HeadlightBot. Allow it and start again.",
  robots_unreachable:
    "The site’s robots.txt couldn’t be fetched, so we can’t fetch its pages. Try again later.",
  blocked_by_site: "The site blocks bots. Allow HeadlightBot and start again.",
  dns_failed: "We couldn’t find that domain. Check the spelling and start again.",
  http_error: "Every page returned an HTTP error. Check that the site works and start again.",
  private_address: "The site is on a private network, so nobody else could see its previews.",
  connection_failed: "We couldn’t connect to the site. Check that it works and start again.",
  tls_failed: "The site’s certificate isn’t valid. Fix it and start again.",
  timeout: "The site didn’t respond in time. Try again later.",
};

export const AUDITS = {
  title: "Audits",
  lead: "Check up to 200 pages of a site at once and see which problems they share.",
  add: "Site to audit",
  placeholder: "example.com",
  limit: "Pages to check",
  start: "Start audit",
  starting: "Starting…",
  emptyTitle: "No audits yet",
  emptyText: "Start an audit to see the issues of all your pages in one list, worst first.",
  table: "Audits",
  columns: ["Site", "Score", "Pages", "Status", "Started"],
  statuses: { queued: "Waiting", running: "Running", done: "Done", failed: "Failed", cancelled: "Canceled" },
  quota: (left: number, limit: number) =>
    `${left} of ${limit} audits left this month. All ${limit} are available again on the 1st.`,
  proTitle: "Audits are part of Pro",
  proText: "See the issues of all your pages in one list, worst first.",
  one: "Audit",
  audit: "Audit this site",
  back: "All audits",
  finding: (code: string) => FINDINGS[code] ?? null,
  fault: (fault: string) => FAULTS[fault] ?? fault,
  error: (code: string) =>
    ERRORS[code] ?? "No page could be fetched. Check that the site works and start again.",
  refunded: "This audit doesn’t count toward this month’s quota.",
  progress: (checked: number, total: number) => `${checked} of ${total} pages checked`,
  found: (count: number) => `${count} pages found`,
  failed: (count: number) =>
    count === 1 ? "1 page couldn’t be fetched" : `${count} pages couldn’t be fetched`,
  last: "Last page",
  waiting: "Waiting to start…",
  cancel: "Cancel audit",
  cancelQuestion: "Cancel this audit?",
  cancelConsequence:
    "The pages checked so far keep their results. The audit still counts toward this month’s quota.",
  score: "Average score",
  distribution: "Scores",
  grades: ["Below 60", "60 to 89", "90 and above"],
  from: { sitemap: "Pages from the sitemap", links: "Pages found by following links" },
  more: (count: number) => `and ${count} more`,
  groups: "Fix these first",
  groupsText: "Pages with the same issues. One fix to a template may solve them all.",
  group: (pages: number, gain: number) =>
    `${pages === 1 ? "1 page" : `${pages} pages`}, up to +${gain} points`,
  showPages: "Show pages",
  site: "Across the site",
  siteNone: "No issues found across pages.",
  pages: "Pages",
  pagesTable: "Pages of the audit",
  pageColumns: ["Page", "Score", "Issues", "Monitor"],
  search: "Search URLs",
  issue: "Issue",
  everyIssue: "All pages",
  onlyFailed: "Couldn’t be fetched",
  sort: "Sort by",
  sorts: [
    ["score", "Lowest score"],
    ["best", "Highest score"],
    ["issues", "Most issues"],
    ["url", "URL"],
  ],
  view: "View as",
  apply: "Apply",
  none: "No pages match.",
  list: "List",
  cards: "Previews",
  platform: "Platform",
  csv: "Export CSV",
  json: "Export JSON",
  compare: "Since the last audit",
  compareScore: (before: number, after: number) =>
    before === after
      ? `The average score is unchanged at ${after}.`
      : `The average score went from ${before} to ${after}.`,
  compareIssue: (fixed: number, opened: number, same: number) =>
    `fixed on ${fixed}, new on ${opened}, still on ${same} pages`,
  compareNone: "Nothing changed on the pages both audits checked.",
  issues: (count: number) => (count === 1 ? "1 issue" : `${count} issues`),
  noReport: "No report is stored for this page.",
  checkAgain: "Check again",
  monitor: "Monitor this page",
} as const;
