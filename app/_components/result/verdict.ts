import type { Inspection } from "@/lib/inspect/report";
import { RESULT } from "../text.data";

/** The score in one sentence. */
export function verdictOf(score: number): string {
  return RESULT.verdicts.find(({ from }) => score >= from)?.text ?? "";
}

/** Why the score is lower than the areas add up to; null when it is not. */
export function gateNote({ score, issues }: Pick<Inspection, "score" | "issues">): string | null {
  if (score.gatedBy === null) return null;
  if (score.gatedBy === "all_lost") return RESULT.allLost;
  const issue = issues.find(({ code }) => code === score.gatedBy);
  return RESULT.gated(score.value, issue?.title ?? score.gatedBy);
}
