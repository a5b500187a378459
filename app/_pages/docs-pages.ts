import { SITE } from "@/app/_components/frame/site-text.data";
import { AREA_NAMES, SEVERITY_NAMES } from "@/app/_components/result/result-text.data";
import { formatPoints } from "@/app/_components/ui/format";
import type { CatalogueEntry } from "@/lib/inspect/catalogue";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import type { Platform } from "@/lib/inspect/platforms/platform";
import { OPERATION_GROUPS, type OperationGroup } from "@/lib/services/operations";
import { FIXED_PAGES } from "./fixed-pages.data";
import { fitSnippet } from "./page-metadata";
import type { SitePage } from "./site-page";

/** Code that a description must not contain, because platforms would show it as is. */
const MARKUP = /[<{]|&#?\w+;/;

/** The documentation page of an issue. */
export function issuePage({ code, title, why, severity, area, weight, platforms }: CatalogueEntry): SitePage {
  const [word] = SEVERITY_NAMES[severity];
  const summary = `What people see, what it costs and how to fix it. ${reach(platforms.length)}.`;
  return {
    path: issuePath(code),
    title,
    description: fitSnippet(MARKUP.test(why) ? `${title}. ${summary}` : why),
    summary,
    kicker: [capital(word), AREA_NAMES[area], ...(weight > 0 ? [`up to ${points(weight)}`] : [])].join(" · "),
  };
}

/** The path of an issue's page. */
export function issuePath(code: string): string {
  return `/docs/issues/${code}`;
}

function reach(count: number): string {
  if (count === PLATFORM_NAMES.length) return "Affects all platforms";
  return `Affects ${count} of ${PLATFORM_NAMES.length} platforms`;
}

function points(weight: number): string {
  return `${formatPoints(weight)} ${weight === 1 ? "point" : "points"}`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The documentation page of a group of the API's operations. */
export function apiGroupPage({ name, slug, description, operations }: OperationGroup): SitePage {
  const summaries = operations.map(({ summary }) => summary);
  return {
    path: `${FIXED_PAGES.api.path}/${slug}`,
    title: `The ${SITE.name} API: ${name}`,
    description: fitSnippet([description, ...summaries].join(" ")),
    summary: description,
    kicker: "API",
  };
}

export const API_GROUP_PAGES: readonly SitePage[] = OPERATION_GROUPS.map(apiGroupPage);

/** What the lists of platforms say about one. */
export type PlatformSummary = Pick<Platform<string>, "name" | "label" | "basis">;

/** The documentation page of a platform. */
export function platformPage({ name, label, basis }: PlatformSummary): SitePage {
  return {
    path: platformPath(name),
    title: `How a link looks on ${label}`,
    description: fitSnippet(basis),
    summary: `What ${label} reads, cuts and shows, and how to refresh its preview.`,
    kicker: "Platform",
  };
}

/** The path of a platform's page. */
export function platformPath(name: string): string {
  return `/docs/platforms/${name}`;
}
