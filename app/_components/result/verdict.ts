import { PLATFORM_LABELS, SOCIAL_PLATFORMS } from "@/lib/inspect/platforms/names";
import type { Inspection } from "@/lib/inspect/report";
import { type Grade, gradeOf } from "../ui/score-number";
import { RESULT_TEXT } from "./result-text.data";

/** More names than these make the verdict longer than its line. */
const NAMES_MAX = 2;

/** Says that previews may be missing. They are drawn all the same: how long a platform waits isn’t known to the second. */
const MAY_LOSE_PREVIEWS = "page_slow";

export interface Verdict {
  readonly text: string;
  /** Never `good` for a page that a platform doesn't show. */
  readonly grade: Grade;
}

interface Judged extends Pick<Inspection, "score" | "previews"> {
  readonly issues: readonly { readonly code: string }[];
}

/**
 * What people see of the page, in one sentence. A page without a preview somewhere, too slow for some, or kept out of
 * search, is not good to share whatever its score: the score weighs what is lost, the verdict says that something is.
 */
export function verdictOf({ score, previews, issues }: Judged): Verdict {
  const grade = gradeOf(score.value);
  const text = RESULT_TEXT.verdicts.find(({ from }) => score.value >= from)?.text ?? "";
  if (grade !== "good") return { text, grade };
  const lost = SOCIAL_PLATFORMS.filter((name) => previews[name].card === "none");
  const isUnlisted = previews.google.card === "none";
  const mayLose = lost.length === 0 && issues.some(({ code }) => code === MAY_LOSE_PREVIEWS);
  if (lost.length === 0 && !mayLose && !isUnlisted) return { text, grade };
  const names = lost.length <= NAMES_MAX ? lost.map((name) => PLATFORM_LABELS[name]) : null;
  const parts = [
    ...(lost.length > 0 ? [RESULT_TEXT.noPreviewOn(names ?? lost.length)] : []),
    ...(mayLose ? [RESULT_TEXT.mayLosePreviews] : []),
    ...(isUnlisted ? [RESULT_TEXT.unlisted] : []),
  ];
  return { text: RESULT_TEXT.exceptFor(parts), grade: "middling" };
}
