export const SITE = {
  name: "Headlight",
  title: "Headlight: see how your link looks before you share it",
  description:
    "Preview any link on eight platforms, get a score and mend what is wrong: Google, X, Facebook, LinkedIn, Discord, WhatsApp, Slack, Telegram.",
  /** Short enough to stand whole on every card. */
  cardDescription: "Eight previews, a score and every fix for the link you want to share.",
  skip: "Skip to the content",
  docs: "Docs",
  signIn: "Sign in",
  imageAlt: "Headlight: a score, eight link previews and a list of fixes",
} as const;
export const ACCOUNT_MENU = {
  open: "Menu",
  pagesLabel: "Your pages",
  pages: [
    { href: "/saved", label: "Saved" },
    { href: "/projects", label: "Projects" },
    { href: "/keys", label: "Keys" },
    { href: "/account", label: "Account" },
  ],
  signOut: "Sign out",
} as const;
export const THEME_TEXT = {
  legend: "Colour theme",
  light: "Light",
  system: "Same as the system",
  dark: "Dark",
} as const;
export const FOOTER = {
  promise: "Headlight reads public pages only, keeps a report for 15 minutes and needs no account.",
  label: "About this service",
  links: [
    { href: "/docs", label: "Documentation" },
    { href: "/docs/api", label: "API" },
    { href: "/bot", label: "About our bot" },
  ],
} as const;
export const NOT_FOUND = {
  title: "There is nothing at this address",
  text: "The link may be old or mistyped.",
  near: "Perhaps one of these is meant:",
  back: "Check a page instead",
} as const;
export const CRASH = {
  title: "Something went wrong on our side",
  text: "Trying again often helps. If it does not, load the page anew.",
  again: "Try again",
} as const;
