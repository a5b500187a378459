export type Grade = "good" | "middling" | "poor";

/** Where a score stands: from 90 good, from 60 middling. */
export function gradeOf(score: number): Grade {
  if (score >= 90) return "good";
  return score >= 60 ? "middling" : "poor";
}
