// The words around every page: header, menu and footer, and the pages for errors.
import { PLATFORM_COUNT, PLATFORM_COUNT_CAPITALIZED } from "@/lib/inspect/platforms/names";

export const SITE = {
  name: "Headlight",
  title: "Headlight: see how your link looks before you share it",
  description:
    "Preview any link on Google, X, Facebook, LinkedIn, Discord, WhatsApp, Slack and Telegram. Get a score and fixes you can paste.",
  /** Short enough that no platform cuts it. */
  cardDescription: `${PLATFORM_COUNT_CAPITALIZED} previews, a score and the fixes for the link you want to share.`,
  skip: "Skip to content",
  docs: "Docs",
  signIn: "Sign in",
  imageAlt: `Headlight: a score, ${PLATFORM_COUNT} link previews and a list of fixes`,
} as const;

export const ACCOUNT_MENU = {
  open: "Menu",
  pagesLabel: "Your pages",
  pages: [
    { href: "/saved", label: "Saved" },
    { href: "/projects", label: "Projects" },
    { href: "/audits", label: "Audits" },
    { href: "/monitors", label: "Monitors" },
    { href: "/agents", label: "Agents" },
    { href: "/keys", label: "Keys" },
    { href: "/account", label: "Account" },
  ],
  signOut: "Sign out",
} as const;

export const THEME_TEXT = {
  legend: "Color theme",
  light: "Light",
  system: "System",
  dark: "Dark",
} as const;

export const FOOTER_TEXT = {
  promise: "Headlight only reads public pages, caches reports for 15 minutes and needs no account.",
  label: "About this service",
  links: [
    { href: "/docs", label: "Documentation" },
    { href: "/docs/api", label: "API" },
    { href: "/bot", label: "About our bot" },
    { href: "/privacy", label: "Privacy" },
    { href: "/terms", label: "Terms" },
  ],
} as const;

export const NOT_FOUND_TEXT = {
  title: "Page not found",
  text: "The link may be outdated or mistyped.",
  near: "Did you mean:",
  back: "Check a page",
} as const;

export const CRASH_TEXT = {
  title: "Something went wrong on our side",
  text: "Trying again often helps. If it doesn’t, reload the page.",
  again: "Try again",
} as const;
