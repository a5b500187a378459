const COLOURS = { good: "text-good", middling: "text-warning", poor: "text-error" } as const;

interface ScoreNumberProps {
  readonly score: number;
  /** Where more is known of the page than its score. */
  readonly grade?: Grade;
}

/** A score in the colour of its grade. */
export function ScoreNumber({ score, grade = gradeOf(score) }: ScoreNumberProps) {
  return <span className={`font-semibold tabular-nums ${COLOURS[grade]}`}>{score}</span>;
}

export type Grade = "good" | "middling" | "poor";

/** The grade of a score: good from 90, middling from 60. */
export function gradeOf(score: number): Grade {
  if (score >= 90) return "good";
  return score >= 60 ? "middling" : "poor";
}
