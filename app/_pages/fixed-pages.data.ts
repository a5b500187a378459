// The pages that belong to no rule, platform or API group.

import { SITE } from "@/app/_components/frame/site-text.data";
import { BOT_TEXT } from "@/app/_pages/bot-text.data";
import { PLATFORM_COUNT, PLATFORM_COUNT_CAPITALIZED } from "@/lib/inspect/platforms/names";
import { LEGAL_TEXT } from "./legal-text.data";
import type { SitePage } from "./site-page";

export const FIXED_PAGES = {
  home: {
    path: "/",
    title: SITE.title,
    description: SITE.description,
    summary: SITE.cardDescription,
    kicker: SITE.name,
  },
  docs: {
    path: "/docs",
    title: "How link previews work, and what Headlight checks",
    description: `What ${PLATFORM_COUNT} platforms read from your page, every issue Headlight checks for, how scoring works, and the API.`,
    summary: `${PLATFORM_COUNT_CAPITALIZED} platforms, every check, scoring and the API, all with sources.`,
    kicker: "Documentation",
  },
  score: {
    path: "/docs/score",
    title: "How scoring works",
    description:
      "Every page starts with 100 points and loses some for what people would notice. Areas, score caps, and example pages with their scores.",
    summary: "100 points, minus what people would notice. With worked examples.",
    kicker: "Documentation",
  },
  api: {
    path: "/docs/api",
    title: "The API: one request, one report",
    description: `Check a page from your own code. No key, no account: one GET request returns the score, metadata, ${PLATFORM_COUNT} previews and every issue with its fix.`,
    summary: `One GET request returns a score, ${PLATFORM_COUNT} previews and every fix. No key needed.`,
    kicker: "Documentation",
  },
  apiUsage: {
    path: "/docs/api/usage",
    title: "Using the API: keys, paging, limits, versions",
    description:
      "How to authenticate, read long lists, stay within the limits of the Headlight API, retry requests safely, and what stays the same between versions.",
    summary: "Authentication, paging, limits, safe retries, versions and deprecation.",
    kicker: "API",
  },
  apiObjects: {
    path: "/docs/api/objects",
    title: "The Headlight API: all objects and fields",
    description:
      "Report, preview, image, issue, metadata and every other object the Headlight API returns, with the type and meaning of each field.",
    summary: "Every object the API returns, with the type and meaning of each field.",
    kicker: "API",
  },
  agents: {
    path: "/docs/agents",
    title: "Connect an AI agent to Headlight",
    description:
      "Let Claude, ChatGPT or any MCP client check pages and fix their previews. One URL to paste, and permissions that you choose.",
    summary: "One URL to paste, and permissions that you choose for it.",
    kicker: "Documentation",
  },
  platforms: {
    path: "/docs/platforms",
    title: `What ${PLATFORM_COUNT} platforms read from your page`,
    description:
      "Google, X, Facebook, LinkedIn, Discord, WhatsApp, Slack and Telegram side by side: how much they read, where they cut text, what they show.",
    summary: "How much each one reads, where it cuts text, what it shows. All with sources.",
    kicker: "Documentation",
  },
  issues: {
    path: "/docs/issues",
    title: "Every issue Headlight checks for",
    description:
      "Everything that can go wrong with a link preview. For every issue: what people see, what it costs and the fix to paste.",
    summary: "What people see, what it costs and the fix to paste, for every issue.",
    kicker: "Documentation",
  },
  edit: {
    path: "/edit",
    title: "Check the link preview of unpublished HTML",
    description: `Paste the HTML of a page on localhost or staging to see its score, ${PLATFORM_COUNT} link previews and the fixes. It never leaves your browser.`,
    summary: `Score, ${PLATFORM_COUNT} previews and fixes for pasted HTML. Nothing leaves your browser.`,
    kicker: SITE.name,
  },
  bot: {
    path: "/bot",
    title: BOT_TEXT.title,
    description: BOT_TEXT.description,
    summary: "What HeadlightBot fetches, how often, and how to allow it or block it.",
    kicker: SITE.name,
  },
  privacy: {
    path: "/privacy",
    title: LEGAL_TEXT.privacy.title,
    description:
      "What Headlight stores about you and for how long: reports, accounts, cookies and server logs, who receives data, and how to delete yours.",
    summary: "What is stored, for how long, and how to delete it.",
    kicker: SITE.name,
  },
  terms: {
    path: "/terms",
    title: LEGAL_TEXT.terms.title,
    description:
      "The rules for using Headlight: what you may check, the limits of each plan, what the previews promise and what they don’t.",
    summary: "What you may check, the limits, and what the previews promise.",
    kicker: SITE.name,
  },
} as const satisfies Readonly<Record<string, SitePage>>;
