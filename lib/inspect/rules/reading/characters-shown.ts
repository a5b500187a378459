import type { PlatformName, Previews } from "../../platforms/platform";

const MARK_CHARACTERS_MAX = 3;
const STEP = 5;

/**
 * How many characters of a cut text every one of these platforms shows, to the nearest five below and at most
 * `usualMax`: letters that are wide or take several bytes fill the room sooner.
 */
export function charactersShown(
  previews: Previews,
  platforms: readonly PlatformName[],
  field: "title" | "description",
  usualMax: number,
): number {
  const shown = platforms.map((name) => Array.from(previews[name][field] ?? "").length);
  const fewest = Math.min(...shown) - MARK_CHARACTERS_MAX;
  return fewest > usualMax - STEP ? usualMax : Math.max(STEP, Math.floor(fewest / STEP) * STEP);
}
