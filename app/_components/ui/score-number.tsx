const COLOURS = { good: "text-good", middling: "text-warning", poor: "text-error" } as const;

/** A score in its colour, beside an address. */
export function ScoreNumber({ score }: { readonly score: number }) {
  return <span className={`font-semibold tabular-nums ${COLOURS[gradeOf(score)]}`}>{score}</span>;
}

export type Grade = "good" | "middling" | "poor";

/** Where a score stands: from 90 good, from 60 middling. */
export function gradeOf(score: number): Grade {
  if (score >= 90) return "good";
  return score >= 60 ? "middling" : "poor";
}
