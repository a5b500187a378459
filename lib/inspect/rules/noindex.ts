import type { RobotsDirectives } from "../metadata/metadata";
import { limitsOf, robotsLimits } from "../metadata/robots";
import type { Page } from "../page/page";
import { robotsFix } from "./fixes/robots-fix";
import { defineRule, type Fix } from "./rule";
import { GOOGLE_ROBOTS } from "./sources.data";
import { robotsWords } from "./wording/robots-words";

const BLADE = `@if (! app()->isProduction())
    <meta name="robots" content="noindex">
@endif`;

/** A page that is to be found should pass its links on too; the two are put there together. */
const UNWANTED = ["noindex", "none", "nofollow"];

const ASKED =
  "Google leaves the page out of its results. If the page is meant to be found, take that out of the page and of the server's headers; if not, all is well.";
const DATED =
  "That is the day after which the page is to be dropped, and it has passed: Google leaves the page out of its results. If the page is still meant to be found, take the date out or name a later one; if not, all is well.";

export const noindex = defineRule({
  code: "noindex",
  title: "The page asks Google not to list it",
  severity: "warning",
  importance: "recommended",
  area: "search",
  weight: 10,
  platforms: ["google"],
  why: "With noindex in a meta robots tag or in the X-Robots-Tag header the page does not appear in Google's results at all. That is right for private pages and thank-you pages; on others it is often left over from a test server.",
  sources: [GOOGLE_ROBOTS],
  since: "1.0.0",
  examples: {
    bad: [
      { html: '<meta name="robots" content="noindex, nofollow">' },
      { html: '<meta name="googlebot" content="none">' },
      {
        html: "<!-- header X-Robots-Tag: noindex -->",
        fetched: { headers: { "content-type": "text/html", "x-robots-tag": "noindex" } },
      },
      {
        html: '<meta name="robots" content="unavailable_after: 2026-06-30">',
        fetched: { headers: { "content-type": "text/html", date: "Wed, 01 Jul 2026 08:00:00 GMT" } },
      },
    ],
    good: [
      { html: '<meta name="robots" content="index, follow">' },
      {
        html: '<meta name="robots" content="unavailable_after: 2026-06-30">',
        fetched: { headers: { "content-type": "text/html", date: "Mon, 29 Jun 2026 08:00:00 GMT" } },
      },
      {
        html: "<!-- header X-Robots-Tag: otherbot: noindex -->",
        fetched: { headers: { "content-type": "text/html", "x-robots-tag": "otherbot: noindex" } },
      },
    ],
  },
  check({ page, metadata: { robots } }) {
    if (robots.index) return null;
    const dated = isDatedAlone(page, robots);
    return {
      description: `${whoSaysSo(page, robots)} ${dated ? DATED : ASKED}`,
      fix: fixOf(page, dated),
    };
  },
});

/** No directive but a day that has passed keeps the page out. */
function isDatedAlone(page: Page, { content, header }: RobotsDirectives): boolean {
  return robotsLimits(page).expired && ![content, header].some((text) => limitsOf(text ?? "").noindex);
}

function whoSaysSo(page: Page, robots: RobotsDirectives): string {
  const { expired } = robotsLimits(page);
  return robotsWords(robots, {
    forbids: ({ noindex: says, unavailableAfter }) => says || (expired && unavailableAfter !== null),
    allows: /\b(index|all)\b/i,
  });
}

/** A layout prints noindex on test servers alone; a day that has passed belongs to one page and is taken out there. */
function fixOf(page: Page, dated: boolean): Fix | null {
  const { expired } = robotsLimits(page);
  const isPast = (directive: string) => expired && directive.startsWith("unavailable_after:");
  const fix = robotsFix(page, (directive) => UNWANTED.includes(directive) || isPast(directive));
  return fix === null || dated ? fix : { html: fix.html, laravel: BLADE };
}
