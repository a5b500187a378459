import { declaredIcons, type PageIcon } from "./facts/icons";
import { ICON_FIX } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { FAVICON_IS_HTML, GOOGLE_FAVICON } from "./sources.data";
import { deadImage } from "./wording/failures";
import { quote } from "./wording/quote";

export const faviconBroken = defineRule({
  code: "favicon_broken",
  title: "The page's icon cannot be loaded",
  severity: "warning",
  importance: "recommended",
  area: "search",
  weight: 3,
  platforms: ["google", "slack"],
  why: "The page declares an icon, but the file answers with an error or with something that is no image; often a server sends its start page for every address it does not know. Google then shows a plain globe beside the result.",
  sources: [GOOGLE_FAVICON, FAVICON_IS_HTML],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<link rel="icon" href="/favicon.svg">',
        without: ["link:icon"],
        images: { "https://example.com/favicon.svg": { state: "http_error", status: 404 } },
      },
      {
        html: '<link rel="shortcut icon" href="/icon">',
        without: ["link:icon"],
        images: { "https://example.com/icon": { state: "not_an_image", mime: "text/html" } },
      },
    ],
    good: [
      {
        html: '<link rel="icon" href="/favicon.svg">',
        without: ["link:icon"],
        images: { "https://example.com/favicon.svg": { format: "svg", width: null, height: null } },
      },
      {
        html: '<link rel="icon" href="/favicon.svg">\n<!-- the other declared icon loads -->',
        images: { "https://example.com/favicon.svg": { state: "http_error", status: 404 } },
      },
    ],
  },
  check(input) {
    const icons = declaredIcons(input);
    const dead = icons.find((icon) => deathOf(icon) !== null);
    if (dead === undefined || icons.some(isAlive)) return null;
    return {
      description: `The page declares ${quote(dead.url)} as its icon, but that ${deathOf(dead)}. Google shows a plain globe beside the result, Slack nothing beside the site's name. Put the file there, or declare the one you have.`,
      fix: ICON_FIX,
    };
  },
});

function deathOf({ facts }: PageIcon): string | null {
  return facts === null ? null : deadImage(facts);
}

function isAlive({ facts }: PageIcon): boolean {
  return facts !== null && deadImage(facts) === null;
}
