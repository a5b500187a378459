import { robotsLimits } from "../metadata/robots";
import type { Page } from "../page/page";
import { defineRule, type Fix, type RuleInput } from "./rule";
import { GOOGLE_ROBOTS } from "./sources.data";
import { robotsFix } from "./writing/robots-fix";
import { robotsWords } from "./writing/robots-words";

const BLADE = `@if (! app()->isProduction())
    <meta name="robots" content="noindex">
@endif`;

/** A page that is to be found should pass its links on too; the two are put there together. */
const UNWANTED = ["noindex", "none", "nofollow"];

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
  check({ page, metadata }) {
    if (metadata.robots.index) return null;
    return {
      description: `${whoSaysSo(page, metadata)} Google leaves the page out of its results. If the page is meant to be found, take that out of the page and of the server's headers; if not, all is well.`,
      fix: fixOf(page),
    };
  },
});

function whoSaysSo(page: Page, { robots }: Pick<RuleInput["metadata"], "robots">): string {
  const { expired } = robotsLimits(page);
  return robotsWords(robots, {
    forbids: ({ noindex: says, unavailableAfter }) => says || (expired && unavailableAfter !== null),
    allows: /\b(index|all)\b/i,
  });
}

function fixOf(page: Page): Fix | null {
  const { expired } = robotsLimits(page);
  const isPast = (directive: string) => expired && directive.startsWith("unavailable_after:");
  const fix = robotsFix(page, (directive) => UNWANTED.includes(directive) || isPast(directive));
  return fix === null ? null : { html: fix.html, laravel: BLADE };
}
