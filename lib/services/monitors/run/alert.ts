import { z } from "zod";

/** What has been mailed as gone wrong and has not recovered, as a monitor's row holds it. */
export const ALERT = z.object({
  since: z.string(),
  /** The score before it dropped; null when it did not. */
  scoreBefore: z.number().nullable(),
  /** The score that was last mailed of. */
  mailedScore: z.number().nullable(),
  /** Codes of the error issues that opened. */
  codes: z.array(z.string()),
  unreachable: z.boolean(),
});

type Alert = z.infer<typeof ALERT>;

/** What is known of a page before and after a check. */
export interface CheckOutcome {
  readonly at: Date;
  /** Null when the page could not be fetched. */
  readonly score: number | null;
  /** Score of the last check that reached the page; null for none. */
  readonly lastScore: number | null;
  /** Checks in a row, this one included, that did not reach the page. */
  readonly failures: number;
  /** Codes of error issues that were not there before. */
  readonly openedErrors: readonly string[];
  /** Codes of all issues that are there now. */
  readonly codes: readonly string[];
}

export type AlertStep =
  | { readonly kind: "none"; readonly alert: Alert | null }
  | { readonly kind: "worse"; readonly alert: Alert }
  | { readonly kind: "recovered"; readonly alert: null };

const DROP_POINTS = 5;
const FAILURES_MIN = 2;

/**
 * Whether a check is worth a mail: one when the score drops by 5 or more, an error issue opens or the page cannot be
 * fetched twice in a row, and one when all of that is well again. What has been told is not told again.
 */
export function nextAlert(alert: Alert | null, outcome: CheckOutcome): AlertStep {
  if (outcome.score === null) return afterFailure(alert, outcome);
  const dropped = dropOf(alert, outcome);
  const codes = (alert?.codes ?? []).filter((code) => outcome.codes.includes(code));
  const opened = outcome.openedErrors.filter((code) => !codes.includes(code));
  const scoreBefore = stillLow(alert, outcome.score) ? (alert?.scoreBefore ?? null) : null;
  const known = { since: alert?.since ?? outcome.at.toISOString(), unreachable: false };
  if (dropped || opened.length > 0) {
    const before = scoreBefore ?? (dropped ? outcome.lastScore : null);
    return {
      kind: "worse",
      alert: { ...known, scoreBefore: before, mailedScore: outcome.score, codes: [...codes, ...opened] },
    };
  }
  if (alert === null) return { kind: "none", alert: null };
  if (codes.length === 0 && scoreBefore === null) return { kind: "recovered", alert: null };
  return { kind: "none", alert: { ...known, scoreBefore, mailedScore: alert.mailedScore, codes } };
}

function afterFailure(alert: Alert | null, { failures, at }: CheckOutcome): AlertStep {
  if (failures < FAILURES_MIN || alert?.unreachable) return { kind: "none", alert };
  const known = alert ?? { since: at.toISOString(), scoreBefore: null, mailedScore: null, codes: [] };
  return { kind: "worse", alert: { ...known, unreachable: true } };
}

/** A drop since the last check, or a further one since the last mail. */
function dropOf(alert: Alert | null, { score, lastScore }: CheckOutcome): boolean {
  const from = alert?.mailedScore ?? lastScore;
  return from !== null && score !== null && from - score >= DROP_POINTS;
}

function stillLow(alert: Alert | null, score: number): boolean {
  return alert !== null && alert.scoreBefore !== null && alert.scoreBefore - score >= DROP_POINTS;
}
