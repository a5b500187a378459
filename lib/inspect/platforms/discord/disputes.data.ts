import { assumed, documented, observed } from "../facts";
import type { Dispute } from "../platform";

/** Where sources on discord disagree, and which one the tables follow. */
export const DISCORD_DISPUTES: readonly Dispute[] = [
  {
    question: "When the image is large",
    followed: documented("by twitter:card, or with two images or more", "D1"),
    others: [
      observed("when the image is more than 400 px wide", "D6b"),
      observed("by a wide shape or by the tags of its size", "D6"),
    ],
    why: "Discord documents it, and lately.",
  },
  {
    question: "Where title and description are cut",
    followed: documented("after 70 and 350 bytes", "D1"),
    others: [
      observed("after 256 and 350 characters", "D6c"),
      observed("after 256 and 2,048 characters", "D9"),
      observed("after 256 and 4,096 characters, which are the limits of embeds that bots send", "D8"),
    ],
    why: "Discord documents it, and an experiment agrees.",
  },
  {
    question: "AVIF and GIF images",
    followed: documented("taken, both of them", "D1"),
    others: [assumed("no AVIF, and of a GIF the first frame, as guides say")],
    why: "Discord's list of formats has both.",
  },
  {
    question: "How long a preview is cached",
    followed: documented("about 30 minutes", "D1"),
    others: [observed("a day and more", "D10")],
    why: "Discord documents it.",
  },
  {
    question: "Which oEmbed links are read",
    followed: documented("any page's", "D1"),
    others: [observed("those of chosen sites", "D6c")],
    why: "Discord documents it.",
  },
];
