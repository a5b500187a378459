import { PLATFORM_NAMES, type PlatformName } from "../platforms/names";
import type { Inspection, Issue } from "../report";

const PARTS = ["title", "description", "image", "site_name", "favicon", "card"] as const;
export type PreviewPart = (typeof PARTS)[number];

/** What a page has lost between two looks at it. */
export interface InspectionDiff {
  /** Points of the score; negative when it has risen. */
  readonly points: number;
  /** The platforms that show something else, and in what. */
  readonly previews: readonly { readonly platform: PlatformName; readonly parts: readonly PreviewPart[] }[];
  /** Issues that were not there before. */
  readonly issues: readonly Issue[];
}

/** What falls when `before` becomes `after`. */
export function compareInspections(before: Inspection, after: Inspection): InspectionDiff {
  const codes = new Set(before.issues.map(({ code }) => code));
  const previews = PLATFORM_NAMES.map((platform) => {
    const [was, is] = [before.previews[platform], after.previews[platform]];
    return { platform, parts: PARTS.filter((part) => was[part] !== is[part]) };
  });
  return {
    points: before.score.value - after.score.value,
    previews: previews.filter(({ parts }) => parts.length > 0),
    issues: after.issues.filter(({ code }) => !codes.has(code)),
  };
}
