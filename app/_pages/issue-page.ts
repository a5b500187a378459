import { AREA_NAMES, SEVERITY_NAMES } from "@/app/_components/text.data";
import { formatPoints } from "@/app/_components/ui/format";
import type { CatalogueEntry } from "@/lib/inspect/catalogue";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import { fitSnippet } from "./fit-snippet";
import type { OwnPage } from "./own-page";

/** Code that a description must not quote: readers would show it as such, and our own checks say so. */
const MARKUP = /[<{]|&#?\w+;/;

/** The documentation page of an issue. */
export function issuePage({ code, title, why, severity, area, weight, platforms }: CatalogueEntry): OwnPage {
  const [word] = SEVERITY_NAMES[severity];
  const summary = `What readers see, what it costs and how to mend it. ${reach(platforms.length)}.`;
  return {
    path: issuePath(code),
    title,
    description: fitSnippet(MARKUP.test(why) ? `${title}. ${summary}` : why),
    summary,
    kicker: [capital(word), AREA_NAMES[area], ...(weight > 0 ? [`up to ${points(weight)}`] : [])].join(" · "),
  };
}

/** The address of an issue's page. */
export function issuePath(code: string): string {
  return `/docs/issues/${code}`;
}

function reach(count: number): string {
  if (count === PLATFORM_NAMES.length) return "Seen on all platforms";
  return `Seen on ${count} of ${PLATFORM_NAMES.length} platforms`;
}

function points(weight: number): string {
  return `${formatPoints(weight)} ${weight === 1 ? "point" : "points"}`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
