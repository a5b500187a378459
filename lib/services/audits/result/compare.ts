/** A page as audits are compared by. */
interface ComparedPage {
  readonly url: string;
  readonly score: number | null;
  readonly issues: readonly { readonly code: string }[];
}

/** How many pages an issue is gone from, new on and still on. */
interface IssueChange {
  readonly code: string;
  readonly fixed: number;
  readonly opened: number;
  readonly same: number;
}

/** What has changed since the audit before, on the pages that both have checked. */
export interface Comparison {
  readonly issues: readonly IssueChange[];
  /** Pages whose score changed, the biggest drop first. */
  readonly scores: readonly { readonly url: string; readonly before: number; readonly after: number }[];
}

/** Holds an audit's pages against those of the audit before. */
export function compareAudits(before: readonly ComparedPage[], after: readonly ComparedPage[]): Comparison {
  const known = new Map(before.map((page) => [page.url, page]));
  const counts = new Map<string, { fixed: number; opened: number; same: number }>();
  const count = (code: string, what: "fixed" | "opened" | "same") => {
    const entry = counts.get(code) ?? { fixed: 0, opened: 0, same: 0 };
    entry[what]++;
    counts.set(code, entry);
  };
  const both = after.flatMap((page) => {
    const last = known.get(page.url);
    return last === undefined ? [] : [{ page, last }];
  });
  for (const { page, last } of both) {
    const [now, then] = [codesOf(page), codesOf(last)];
    for (const code of now) count(code, then.has(code) ? "same" : "opened");
    for (const code of then) if (!now.has(code)) count(code, "fixed");
  }
  const scores = both.flatMap(({ page, last }) =>
    page.score === null || last.score === null || page.score === last.score
      ? []
      : [{ url: page.url, before: last.score, after: page.score }],
  );
  return {
    issues: [...counts].map(([code, one]) => ({ code, ...one })).sort(mostChanged),
    scores: scores.sort((a, b) => a.after - a.before - (b.after - b.before)),
  };
}

function codesOf({ issues }: ComparedPage): Set<string> {
  return new Set(issues.map(({ code }) => code));
}

function mostChanged(a: IssueChange, b: IssueChange): number {
  return b.opened - a.opened || b.fixed - a.fixed || b.same - a.same;
}
