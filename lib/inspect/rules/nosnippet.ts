import { robotsLimits } from "../metadata/robots";
import { robotsFix } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { GOOGLE_ROBOTS } from "./sources.data";
import { robotsWords } from "./wording/words";

export const nosnippet = defineRule({
  code: "nosnippet",
  title: "Text hidden from Google results",
  severity: "warning",
  importance: "optional",
  area: "search",
  weight: 4,
  platforms: ["google"],
  hiddenBy: ["noindex"],
  why: "Google shows your page's title with no text under it, and people tend to skip a result without text. The rules nosnippet and max-snippet:0 cause this, and they keep the page's text out of Google's AI answers too.",
  sources: [GOOGLE_ROBOTS],
  since: "1.0.0",
  examples: {
    bad: [
      { html: '<meta name="robots" content="nosnippet">' },
      { html: '<meta name="robots" content="max-snippet:0">' },
      {
        html: "<!-- header X-Robots-Tag: nosnippet -->",
        fetched: { headers: { "content-type": "text/html", "x-robots-tag": "nosnippet" } },
      },
    ],
    good: [
      { html: '<meta name="robots" content="max-snippet:-1">' },
      { html: '<meta name="robots" content="max-snippet:50">', also: ["description_too_long"] },
    ],
  },
  check({ page }) {
    if (!robotsLimits(page).nosnippet) return null;
    const who = robotsWords(page, {
      forbids: (limits) => limits.nosnippet,
      allows: /\bmax-snippet\s*:\s*(?:-1|[1-9])/i,
    });
    return {
      description: `Google shows no text under your page's title. ${who} Remove that rule, or use data-nosnippet to hide only the passages that must not be shown.`,
      fix: robotsFix(page, (directive) => /^(nosnippet|max-snippet:0+)$/.test(directive)),
    };
  },
});
