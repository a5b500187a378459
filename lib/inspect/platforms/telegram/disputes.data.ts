import { assumed, observed } from "../facts";
import type { Dispute } from "../platform";

/** Where sources on telegram disagree, and which one the tables follow. */
export const TELEGRAM_DISPUTES: readonly Dispute[] = [
  {
    question: "Which picture comes first",
    followed: observed("that of twitter:image", "T6"),
    others: [observed("that of og:image", "T7")],
    why: "Two reports that know nothing of each other say so; it is not certain.",
  },
  {
    question: "How to have a page read anew",
    followed: observed("with @WebpageBot", "T9"),
    others: [observed("there is no way", "T7b")],
    why: "Many have used it.",
  },
  {
    question: "A page without og:title",
    followed: observed("headed by its title tag", "T4"),
    others: [observed("gets no card", "T7")],
    why: "Programs that show Telegram's answers have such cards.",
  },
  {
    question: "Pages without https",
    followed: assumed("read like all others"),
    others: [observed("not read", "T7b")],
    why: "One guide says so and nobody else.",
  },
];
