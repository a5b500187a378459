import { defineRule } from "./rule";
import { ASSUMED, LIGHTHOUSE_CONFIG } from "./sources.data";
import { quote } from "./wording/words";

const TAG = '<meta name="viewport" content="width=device-width, initial-scale=1">';

export const missingViewport = defineRule({
  code: "missing_viewport",
  title: "Not mobile-friendly",
  severity: "warning",
  importance: "recommended",
  area: "search",
  weight: 1,
  platforms: ["google"],
  why: "Most shared links are opened on a phone. Without a viewport tag, a phone lays the page out for a desktop screen and shrinks it, so people have to zoom in to read it. Google judges pages by how they look on a phone.",
  sources: [LIGHTHOUSE_CONFIG, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      { html: '<!-- no <meta name="viewport"> -->', without: ["viewport"] },
      { html: '<meta name="viewport" content="user-scalable=yes">', without: ["viewport"] },
    ],
    good: [
      { html: '<meta name="viewport" content="width=device-width">', without: ["viewport"] },
      { html: '<meta name="viewport" content="initial-scale=1">', without: ["viewport"] },
    ],
  },
  check({ metadata }) {
    const viewport = metadata.viewport?.trim() ?? "";
    if (/\b(width|initial-scale)\s*=/i.test(viewport.slice(0, 500))) return null;
    const said =
      viewport === ""
        ? "The page has no viewport tag."
        : `The viewport tag says ${quote(viewport)}, which sets no width.`;
    return {
      description: `People on a phone have to zoom in to read your page. ${said} Phones then lay it out for a desktop screen and shrink it. Add the tag to the head of every page.`,
      fix: { html: TAG, laravel: TAG },
    };
  },
});
