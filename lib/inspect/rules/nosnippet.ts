import { robotsLimits } from "../metadata/robots";
import { robotsFix } from "./fixes/robots-fix";
import { defineRule } from "./rule";
import { GOOGLE_ROBOTS } from "./sources.data";
import { robotsWords } from "./wording/robots-words";

export const nosnippet = defineRule({
  code: "nosnippet",
  title: "The page forbids text under its Google result",
  severity: "warning",
  importance: "optional",
  area: "search",
  weight: 4,
  platforms: ["google"],
  hiddenBy: ["noindex"],
  why: "With nosnippet or max-snippet:0 Google shows the title of the page and nothing under it, and keeps the page's text out of its AI answers too. A result without a text is passed over.",
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
  check({ page, metadata: { robots } }) {
    if (!robotsLimits(page).nosnippet) return null;
    const who = robotsWords(robots, {
      forbids: (limits) => limits.nosnippet,
      allows: /\bmax-snippet\s*:\s*(?:-1|[1-9])/i,
    });
    return {
      description: `${who} Google therefore shows no text under the result, only its title. Take the rule out, or mark only the passages that must not be shown with data-nosnippet.`,
      fix: robotsFix(page, (directive) => /^(nosnippet|max-snippet:0+)$/.test(directive)),
    };
  },
});
