// The pages of ours that belong to no rule and no platform.

import { SITE } from "@/app/_components/frame/site-text.data";
import { BOT } from "@/app/_pages/bot-text.data";
import type { OwnPage } from "./site-page";

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
    title: "How link previews work, and how Headlight reads them",
    description:
      "What eight platforms read of your page, every issue Headlight checks for, how the score comes about, and the API.",
    summary: "Eight platforms, every check, the score and the API, each with its sources.",
    kicker: "Documentation",
  },
  score: {
    path: "/docs/score",
    title: "How the score comes about",
    description:
      "A page starts with 100 points and loses what its readers lose. Seven areas, their budgets, the gates, and example pages with their scores.",
    summary: "100 points, minus what the readers of a shared link lose. With worked examples.",
    kicker: "Documentation",
  },
  api: {
    path: "/docs/api",
    title: "The API: one request, one report",
    description:
      "Check a page from your own code. No key, no account: one GET request answers score, metadata, eight previews and every issue with its fix.",
    summary: "One GET request answers score, eight previews and every fix. No key needed.",
    kicker: "Documentation",
  },
  apiObjects: {
    path: "/docs/api/objects",
    title: "The Headlight API: every object and its fields",
    description:
      "Report, preview, image, issue, metadata and every other object that the Headlight API answers, each field with its type and what it means.",
    summary: "Every object that the API answers, each field with its type and meaning.",
    kicker: "The API",
  },
  platforms: {
    path: "/docs/platforms",
    title: "What eight platforms read of your page",
    description:
      "Google, X, Facebook, LinkedIn, Discord, WhatsApp, Slack and Telegram side by side: how far they read, where they cut, what they draw.",
    summary: "How far each reads, where it cuts, what it draws. Every number with its source.",
    kicker: "Documentation",
  },
  issues: {
    path: "/docs/issues",
    title: "Every issue Headlight checks for",
    description:
      "What can be wrong with the preview of a link: what its readers see, what it costs, and the fix to paste, for every check.",
    summary: "What readers see, what it costs, and the fix to paste, for every check.",
    kicker: "Documentation",
  },
  edit: {
    path: "/edit",
    title: "Check the link preview of HTML that is not online",
    description:
      "Paste the source of a page on localhost or staging: score, eight link previews and every fix, worked out in your browser. Nothing is sent.",
    summary: "Score, eight previews and fixes for pasted HTML. Nothing leaves your browser.",
    kicker: SITE.name,
  },
  bot: {
    path: "/bot",
    title: BOT.title,
    description: BOT.description,
    summary: "What HeadlightBot fetches, how often, and how to let it in or keep it out.",
    kicker: SITE.name,
  },
} as const satisfies Readonly<Record<string, OwnPage>>;
