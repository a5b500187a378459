import { declaredIcons, type PageIcon } from "./facts/icons";
import { ICON_FIX } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { FAVICON_IS_HTML, GOOGLE_FAVICON } from "./sources.data";
import { imageFailure } from "./wording/failures";
import { quote } from "./wording/words";

export const faviconBroken = defineRule({
  code: "favicon_broken",
  title: "Broken site icon",
  severity: "warning",
  importance: "recommended",
  area: "search",
  weight: 3,
  platforms: ["google", "slack"],
  why: "Google shows a plain globe next to your result. Your page names an icon, but its URL returns an error or something that isn't an image. Often a server sends its home page for every URL it doesn't know.",
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
      description: `Google shows a plain globe next to your result, and Slack shows no icon next to the site name. Your page names ${quote(dead.url)} as its icon, but that URL ${deathOf(dead)}. Put the file there, or link to the icon you have.`,
      fix: ICON_FIX,
    };
  },
});

function deathOf({ facts }: PageIcon): string | null {
  return facts === null ? null : imageFailure(facts);
}

function isAlive({ facts }: PageIcon): boolean {
  return facts !== null && imageFailure(facts) === null;
}
