import { limitsOf, robotsLimits, robotsTexts } from "../metadata/robots";
import type { Page } from "../page/page";
import { robotsFix } from "./fixes/site-fixes";
import { defineRule, type Fix } from "./rule";
import { GOOGLE_ROBOTS } from "./sources.data";
import { robotsWords } from "./wording/words";

const BLADE = `@if (! app()->isProduction())
    <meta name="robots" content="noindex">
@endif`;

/** A page that people should find should pass on its links too; the two are usually set together. */
const UNWANTED = ["noindex", "none", "nofollow"];

const ADVICE_NOINDEX =
  "If people should find the page, remove that from the page and from the server's headers. If not, no change is needed.";
const ADVICE_EXPIRED =
  "Google drops the page after that date, and the date has passed. If people should still find the page, remove the date or set a later one. If not, no change is needed.";

export const noindex = defineRule({
  code: "noindex",
  title: "Page hidden from Google",
  severity: "warning",
  importance: "recommended",
  area: "search",
  weight: 10,
  platforms: ["google"],
  why: "The page doesn't appear in Google's results at all when a robots tag or the X-Robots-Tag header says noindex. That's right for private pages and thank-you pages; on others it's often left over from a test server.",
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
    const dated = isDatedAlone(page);
    return {
      description: `Google leaves your page out of its results. ${whoSaysSo(page)} ${dated ? ADVICE_EXPIRED : ADVICE_NOINDEX}`,
      fix: fixOf(page, dated),
    };
  },
});

/** The page is kept out only by a date that has passed. */
function isDatedAlone(page: Page): boolean {
  const { tag, header } = robotsTexts(page);
  return robotsLimits(page).expired && !limitsOf(...tag, ...header).noindex;
}

function whoSaysSo(page: Page): string {
  const { expired } = robotsLimits(page);
  return robotsWords(page, {
    forbids: ({ noindex: says, unavailableAfter }) => says || (expired && unavailableAfter !== null),
    allows: /\b(index|all)\b/i,
  });
}

/** A layout prints noindex on test servers only; a date that has passed belongs to one page and is removed there. */
function fixOf(page: Page, dated: boolean): Fix | null {
  const { expired } = robotsLimits(page);
  const isPast = (directive: string) => expired && directive.startsWith("unavailable_after:");
  const fix = robotsFix(page, (directive) => UNWANTED.includes(directive) || isPast(directive));
  return fix === null || dated ? fix : { html: fix.html, laravel: BLADE };
}
