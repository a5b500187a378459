// The words drawn in the cards, and the captions that describe a card to a screen reader.
import type { Listing } from "@/lib/inspect/platforms/names";
import type { Card } from "@/lib/inspect/platforms/platform";

/** The people and times of the drawn conversations; none of them exists. */
export const SAMPLE_POST = {
  name: "Sam Rivera",
  initials: "SR",
  handle: "@sam",
  /** Chats show when a message was sent, feeds how long ago. */
  time: "10:24",
  ago: "2h",
  headline: "Gardens and maps",
  degree: "1st",
  message: "Worth a read:",
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
  noSnippet: "This result has no description.",
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
  failed: "The image couldn’t be loaded.",
  imageFailed: (platform: string) =>
    `Your browser couldn’t load the image, so this is how ${platform} shows the page without it.`,
} as const;
