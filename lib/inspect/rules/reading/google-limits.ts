import { type RobotsLimits, robotsLimits } from "../../metadata/robots";
import type { Page } from "../../page/page";

const known = new WeakMap<Page, RobotsLimits>();

/** What the page's robots directives forbid Google, read once for all rules. */
export function googleLimits(page: Page): RobotsLimits {
  const limits = known.get(page) ?? robotsLimits(page);
  known.set(page, limits);
  return limits;
}
