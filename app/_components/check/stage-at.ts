import { PROGRESS } from "../text.data";

/** What is said of a check that has run this long. */
export function stageAt(elapsedMs: number): string {
  const begun = PROGRESS.stages.filter(({ afterS }) => elapsedMs >= afterS * 1000);
  return begun.at(-1)?.text ?? "";
}
