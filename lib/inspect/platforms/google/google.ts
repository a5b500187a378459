import { canonicalInBody } from "../../metadata/html-head";
import { jsonLdObjects, jsonLdText } from "../../metadata/json-ld";
import { type PageRobotsLimits, robotsLimits } from "../../metadata/robots";
import { hostLabel, isSamePage } from "../../url/http-url";
import { documented } from "../facts";
import type { PlatformDefinition, Preview } from "../platform";
import type { CardContent } from "../resolve/card-content";
import { linkOnly } from "../resolve/resolve-preview";
import type { VisiblePage } from "../resolve/visible-page";
import type { Cut } from "../text/text-cut";
import { GOOGLE } from "./tables.data";

/**
 * Google. A page that robots.txt blocks isn't fetched, so its noindex is never read and its bare URL may still be in
 * the results (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag).
 */
export const google: PlatformDefinition = {
  ...GOOGLE,
  noCardReasons: [documented(({ visible }: CardContent) => whyUnlisted(robotsLimits(visible.page)), "G5")],
  card: () => "text",
  hidesDescription: ({ visible }) =>
    robotsLimits(visible.page).nosnippet ? "The page's nosnippet rule hides the description." : null,
  cuts: ({ visible }) => ({
    title: cutsOf("title"),
    description: [...allowedCut(robotsLimits(visible.page).snippetCharsMax), ...cutsOf("description")],
  }),
  details: ({ visible }, card) => ({
    crumbs: card === "none" ? [] : crumbsOf(visible),
    withheld: card !== "none" && robotsLimits(visible.page).nosnippet ? "No description: nosnippet." : null,
    ...(canonicalNote(visible) ?? homeNote(visible)),
  }),
  resolve: (input, standard) => {
    const blocked = input.resources.robots?.pageBlocked.includes("google");
    const responds = input.page.status >= 200 && input.page.status < 300;
    return blocked && responds ? bareUrl(input.page.finalUrl, standard.basis) : standard.resolve(input);
  },
};

function whyUnlisted({ noindex, expired }: PageRobotsLimits): string | null {
  if (expired) return "Not shown in Google: its unavailable_after date has passed.";
  return noindex ? "Not shown in Google: noindex." : null;
}

function bareUrl(url: string, basis: string): Preview {
  const bare = linkOnly(basis, url, "");
  const crumbs = urlCrumbs(url);
  return {
    ...bare,
    title: crumbs.join("/"),
    site_name: bare.domain,
    source: { ...bare.source, title: "host", site_name: "host" },
    card: "text",
    reason: null,
    details: {
      ...bare.details,
      crumbs,
      withheld: "No description: robots.txt blocks Google.",
      note: "robots.txt blocks Google, so it shows the bare URL at most.",
    },
  };
}

function cutsOf(field: "title" | "description"): readonly Cut[] {
  const cut = GOOGLE.limits[field].value;
  return cut === null ? [] : [cut];
}

function allowedCut(charactersMax: number | null): readonly Cut[] {
  return charactersMax === null ? [] : [{ unit: "characters", max: charactersMax }];
}

function canonicalNote({ page, input }: CardContent["visible"]) {
  const { canonical } = input.metadata;
  if (canonical === null || canonicalInBody(page) !== null || isSamePage(canonical, page.finalUrl))
    return null;
  return { note: `The canonical URL is ${canonical}, so Google may show that page instead.` };
}

function homeNote({ page }: CardContent["visible"]) {
  return urlCrumbs(page.finalUrl).length === 1
    ? {}
    : { note: "Google takes the icon and site name from your home page. This preview uses this page's own." };
}

/** Fewer items than this are no trail (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb). */
const ITEMS_MIN = 2;
const ITEMS_MAX = 20;

/** Google's URL line: the host, then the names of the page's breadcrumb trail, else the parts of its path. */
function crumbsOf({ page, jsonLd }: VisiblePage): readonly string[] {
  const trail = jsonLd().find(({ types }) => types.includes("BreadcrumbList"));
  const names = jsonLdObjects(trail?.value.itemListElement)
    .slice(0, ITEMS_MAX)
    .sort((a, b) => position(a) - position(b))
    .flatMap((item) => nameOf(item) ?? []);
  return names.length >= ITEMS_MIN ? [hostLabel(page.finalUrl), ...names] : urlCrumbs(page.finalUrl);
}

/** The host and the parts of a URL's path, decoded where they can be. */
function urlCrumbs(url: string): readonly string[] {
  const path = URL.parse(url)?.pathname ?? "";
  const parts = path.split("/").filter((part) => part !== "");
  return [hostLabel(url), ...parts.slice(0, ITEMS_MAX).map(decoded)];
}

function nameOf(item: Readonly<Record<string, unknown>>): string | null {
  return jsonLdText(item.name) ?? jsonLdText(jsonLdObjects(item.item)[0]?.name);
}

function position(item: Readonly<Record<string, unknown>>): number {
  return Number(item.position) || 0;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
