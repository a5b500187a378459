import { canonicalInBody } from "../../metadata/canonical-tags";
import { type PageRobotsLimits, robotsLimits } from "../../metadata/robots";
import { isSamePage } from "../../url/same-page";
import { observed } from "../facts";
import type { PlatformDefinition, Preview } from "../platform";
import type { CardContent } from "../resolve/card-content";
import { linkOnly } from "../resolve/resolve-preview";
import type { Cut } from "../text/text-cut";
import { addressCrumbs, crumbsOf } from "./breadcrumbs";
import { GOOGLE } from "./tables.data";

/**
 * Google. A page that robots.txt blocks isn't fetched, so its noindex is never read and its bare URL may still stand in
 * the results (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag).
 */
export const google: PlatformDefinition = {
  ...GOOGLE,
  noCardReasons: [observed(({ visible }: CardContent) => whyUnlisted(robotsLimits(visible.page)), "G5")],
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
  const crumbs = addressCrumbs(url);
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
  return addressCrumbs(page.finalUrl).length === 1
    ? {}
    : { note: "Google takes the icon and site name from your home page. This preview uses this page's own." };
}
