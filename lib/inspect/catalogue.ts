// What is wrong with a page, and the catalogue of everything that can be.
import type { Issue } from "./report";
import { withoutMisread } from "./rules/fixes/site-fixes";
import { RULES } from "./rules/index";
import type { Finding, Rule, RuleInput, Severity } from "./rules/rule";
import type { Loss } from "./score";
import { runSteps } from "./steps";

const SEVERITY_ORDER: Readonly<Record<Severity, number>> = { error: 0, warning: 1, tip: 2 };

const RULES_PER_STEP = 10;

/** What is known about an issue before any page is checked. */
export type CatalogueEntry = Omit<Rule, "check">;

/** Every issue the service checks for, in order of code. */
export const CATALOGUE: readonly CatalogueEntry[] = RULES.map(({ check: _, ...entry }) => entry);

/** What a page's issues are and what they cost, the same code first in both. */
export interface Judgement {
  readonly issues: readonly Issue[];
  readonly losses: readonly Loss[];
}

interface Raised {
  readonly rule: Rule;
  readonly finding: Finding;
}

/** The catalogue's entry of a code; null when there is no such issue. */
export function catalogueEntry(code: string): CatalogueEntry | null {
  return CATALOGUE.find((entry) => entry.code === code) ?? null;
}

/**
 * The issues of a page: errors first, then by what they cost, then by code. An issue that another one of the page makes
 * redundant is left out and costs nothing; one that is left out makes no other redundant. A rule that throws is a bug, so nothing is caught here.
 */
export function judge(input: RuleInput): Judgement {
  return runSteps(judgeInSteps(input));
}

/** The same in steps of a few rules. */
export function* judgeInSteps(input: RuleInput): Generator<void, Judgement> {
  const raised: Raised[] = [];
  for (const [index, rule] of RULES.entries()) {
    if (index % RULES_PER_STEP === 0) yield;
    const finding = rule.check(input);
    if (finding !== null)
      raised.push({ rule, finding: { ...finding, fix: withoutMisread(finding.fix, input.page) } });
  }
  const judged = shown(raised).map(judgeOne).sort(bySeverityAndCost);
  return { issues: judged.map(({ issue }) => issue), losses: judged.flatMap(lossesOf) };
}

function shown(raised: readonly Raised[]): readonly Raised[] {
  const byCode = new Map(raised.map((one) => [one.rule.code, one]));
  const known = new Map<string, boolean>();
  const isShown = ({ rule, finding }: Raised): boolean => {
    const found = known.get(rule.code);
    if (found !== undefined) return found;
    // Rules that hide each other would form a circle.
    known.set(rule.code, true);
    const others = (rule.hiddenBy ?? []).flatMap((code) => byCode.get(code) ?? []);
    const isKept = finding.isCause === true || !others.some(isShown);
    known.set(rule.code, isKept);
    return isKept;
  };
  return raised.filter(isShown);
}

interface Judged {
  readonly issue: Issue;
  /** Highest score possible with it; null when it sets no cap. */
  readonly cap: number | null;
}

function judgeOne({ rule, finding }: Raised): Judged {
  const { code, severity, importance, title } = rule;
  const losses = finding.losses ?? [{ area: rule.area, points: finding.points ?? rule.weight }];
  const points = losses.reduce((sum, loss) => sum + loss.points, 0);
  const platforms = finding.platforms ?? rule.platforms;
  const { description, fix } = finding;
  return {
    issue: { code, severity, importance, title, description, fix, losses, points, platforms },
    cap: finding.capped === false ? null : (rule.cap ?? null),
  };
}

function lossesOf({ issue, cap }: Judged): readonly Loss[] {
  return issue.losses.map((loss) => ({ ...loss, code: issue.code, cap }));
}

function bySeverityAndCost(a: Judged, b: Judged): number {
  const bySeverity = SEVERITY_ORDER[a.issue.severity] - SEVERITY_ORDER[b.issue.severity];
  return bySeverity || cost(b) - cost(a);
}

/** Points that the issue can cost at most: a cap takes everything above it. */
function cost({ issue: { points }, cap }: Judged): number {
  return cap === null ? points : Math.max(points, 100 - cap);
}
