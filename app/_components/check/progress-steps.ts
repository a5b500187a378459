import type { Progress } from "@/lib/services/inspections/progress";
import { PROGRESS } from "../text.data";

export interface ProgressStep {
  readonly name: Progress["doing"];
  readonly text: string;
  readonly state: "done" | "now" | "next";
}

const ORDER = ["fetching", "reading", "measuring"] as const;

/** The steps of a check, each done, under way or still to come. */
export function progressSteps(progress: Progress | null): readonly ProgressStep[] {
  const at = progress === null ? -1 : ORDER.indexOf(progress.doing);
  return ORDER.map((name, index) => ({
    name,
    text: PROGRESS.steps[name],
    state: index < at ? "done" : index === at ? "now" : "next",
  }));
}

/** What a check does, in one sentence. */
export function progressSentence(progress: Progress | null, elapsedMs: number): string {
  if (progress === null) return PROGRESS.starting;
  if (progress.doing === "reading") return PROGRESS.reading;
  if (progress.doing === "measuring") return PROGRESS.measuring(progress.measured, progress.images);
  return PROGRESS.fetching.findLast(({ afterS }) => elapsedMs >= afterS * 1000)?.text ?? "";
}
