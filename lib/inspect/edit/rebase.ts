import { catalogueEntry } from "../catalogue";
import { PLATFORM_NAMES, recordOf } from "../platforms/names";
import type { Preview, Previews } from "../platforms/platform";
import type { Inspection, Issue } from "../report";
import { type Loss, scorePage } from "../score";

/** Three inspections of one page. */
export interface ThreeInspections {
  /** As the server found it. */
  readonly known: Inspection;
  /** The same, as the core finds it without what only the server can learn. */
  readonly before: Inspection;
  /** The edited page, found the same way. */
  readonly after: Inspection;
}

/**
 * What the edited page is, with everything the server learnt and the edit did not touch: only what differs between
 * `before` and `after` is changed in what is known. Without an edit that is exactly what is known.
 */
export function rebase({ known, before, after }: ThreeInspections): Inspection {
  const issues = rebaseIssues({ known, before, after });
  return {
    ...known,
    metadata: changedFields(known.metadata, before.metadata, after.metadata),
    image: same(before.image, after.image) ? known.image : after.image,
    previews: rebasePreviews({ known, before, after }),
    issues,
    score: scorePage(
      issues.flatMap((issue) => lossesOf(issue, known.issues.includes(issue) ? known : after)),
    ),
  };
}

/**
 * Issues that come and go with the edit, and the server's own as they were. What it found of an image does not hold
 * for another; what only the core finds, for want of the whole page, is no issue of the page.
 */
function rebaseIssues({ known, before, after }: ThreeInspections): readonly Issue[] {
  const imageEdited = before.image?.url !== after.image?.url;
  const codes = ({ issues }: Inspection) => new Set(issues.map(({ code }) => code));
  const [knownCodes, beforeCodes] = [codes(known), codes(before)];
  const untouched = new Map(before.issues.map((issue) => [issue.code, issue]));
  const found = after.issues.flatMap((issue) => {
    const artefact = beforeCodes.has(issue.code) && !knownCodes.has(issue.code);
    if (artefact) return [];
    const kept = same(untouched.get(issue.code), issue)
      ? known.issues.find(({ code }) => code === issue.code)
      : undefined;
    return [kept ?? issue];
  });
  const carried = known.issues.filter(
    ({ code, losses }) =>
      !beforeCodes.has(code) && !(imageEdited && losses.some(({ area }) => area === "image")),
  );
  const raised = new Set(found.map(({ code }) => code));
  return [...found, ...carried.filter(({ code }) => !raised.has(code))].sort(gravest);
}

const GRAVITY = { error: 0, warning: 1, tip: 2 } as const;

function gravest(a: Issue, b: Issue): number {
  return GRAVITY[a.severity] - GRAVITY[b.severity] || b.points - a.points;
}

/** A cap that did not hold where the issue was found does not hold here. */
function lossesOf({ code, losses }: Issue, { score }: Inspection): readonly Loss[] {
  const cap = catalogueEntry(code)?.cap ?? null;
  const holds = cap !== null && score.value <= cap;
  return losses.map((loss) => ({ ...loss, code, cap: holds ? cap : null }));
}

function rebasePreviews({ known, before, after }: ThreeInspections): Previews {
  return recordOf(PLATFORM_NAMES, (name) =>
    rebasePreview(known.previews[name], before.previews[name], after.previews[name]),
  );
}

function rebasePreview(known: Preview, before: Preview, after: Preview): Preview {
  return {
    ...changedFields(known, before, after),
    source: changedFields(known.source, before.source, after.source),
    details: changedFields(known.details, before.details, after.details),
  };
}

/** What is known, with the fields that differ between the two others as the last has them. */
function changedFields<T extends object>(known: T, before: T, after: T): T {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([name, value]) => !same(old.get(name), value));
  return { ...known, ...Object.fromEntries(changed) };
}

/** Whether two values, which hold plain data in one order, say the same. */
function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
