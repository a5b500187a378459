// Every English word of the cards and the panel around them.

import type { Listing } from "@/lib/inspect/platforms/names";
import { PLATFORM_COUNT } from "@/lib/inspect/platforms/names";
import type { Card } from "@/lib/inspect/platforms/platform";

/** The people and times of the drawn conversations; none of them exists. */
export const CHROME = {
  name: "Sam Rivera",
  initials: "SR",
  handle: "@sam",
  time: "10:24",
  headline: "Gardens and maps",
  degree: "1st",
  message: "Worth a read:",
  query: "field notes",
  counts: { likes: "24", comments: "3", shares: "5" },
  from: "From",
  like: "Like",
  comment: "Comment",
  share: "Share",
  repost: "Repost",
  send: "Send",
  promoted: "Promoted",
  showMore: "Show more",
} as const;

export const GOOGLE_TEXT = {
  notShown: "Not shown in Google",
  noSnippet: "No text is shown under this result.",
} as const;

/** What each kind of preview shows, by card. */
export const CARD_WORDS: Readonly<Record<Listing["kind"], Readonly<Record<Card, string>>>> = {
  social: {
    large: "Large card",
    small: "Small card",
    text: "Card without image",
    none: "No preview, link only",
  },
  search: {
    large: "Result with image",
    small: "Result with image",
    text: "Search result",
    none: "No result",
  },
};

export const CAPTION = {
  titled: (title: string) => `Title: ${title}.`,
  untitled: "No title.",
  described: (description: string) => `Description: ${description}`,
  host: (host: string) => `Host: ${host}.`,
  image: "With image.",
  imageAlt: (alt: string) => `With image: ${alt}.`,
  noImage: "Without image.",
  failed: "The image could not be loaded.",
} as const;

export const PANEL = {
  theme: { legend: "Colours of the card", light: "Light", dark: "Dark" },
  view: { legend: "Device", desktop: "Desktop", phone: "Phone" },
  sponsored: "Sponsored",
  why: "Why it looks so",
  docs: (platform: string) => `All that ${platform} reads, cuts and draws`,
  approximate: "An approximation: no platform publishes exact rules.",
  sources: "Where each value comes from",
  sourceFields: {
    title: "Title",
    description: "Description",
    image: "Image",
    site_name: "Site name",
    favicon: "Icon",
  } as Readonly<Record<string, string>>,
  noSource: "not shown",
  cut: (field: string, limit: string) => `${field} is cut at ${limit}`,
  cutUnknown: (field: string) => `${field} is cut`,
  cutParts: (fields: readonly string[]) =>
    ` · ${fields.map((field) => (PANEL.sourceFields[field] ?? field).toLowerCase()).join(" and ")} cut`,
  kept: (platform: string, time: string) => `${platform} keeps what it read for ${time}.`,
  refresh: (platform: string) => `Refresh it on ${platform}`,
  imageFailed: (platform: string) =>
    `Your browser could not load the image, so this is how ${platform} shows a page whose image is missing.`,
  emoji: "Emoji are your system’s own; each platform draws its own set.",
} as const;

export const GRID_TEXT = {
  label: `Previews on ${PLATFORM_COUNT} platforms`,
  jump: "Jump to a platform",
  all: "All cards",
} as const;
