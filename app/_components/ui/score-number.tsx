const COLOURS = { good: "text-good", middling: "text-warning", poor: "text-error" } as const;

/** A score in the colour of its grade. */
export function ScoreNumber({ score }: { readonly score: number }) {
  return <span className={`font-semibold tabular-nums ${COLOURS[gradeOf(score)]}`}>{score}</span>;
}

export type Grade = "good" | "middling" | "poor";

/** The grade of a score: good from 90, middling from 60. */
export function gradeOf(score: number): Grade {
  if (score >= 90) return "good";
  return score >= 60 ? "middling" : "poor";
}
