import { assumed, observed } from "../facts";
import type { Dispute } from "../platform";

/** Where sources on telegram disagree, and which one the tables follow. */
export const TELEGRAM_DISPUTES: readonly Dispute[] = [
  {
    question: "Which image comes first",
    followed: observed("that of twitter:image", "T6"),
    others: [observed("that of og:image", "T7")],
    why: "Two independent reports say so, but it is not certain.",
  },
  {
    question: "How to refresh a preview",
    followed: observed("with @WebpageBot", "T9"),
    others: [observed("there is no way", "T7b")],
    why: "Many have used it.",
  },
  {
    question: "A page without og:title",
    followed: observed("titled by its title tag", "T4"),
    others: [observed("gets no card", "T7")],
    why: "Programs that show Telegram's responses have such cards.",
  },
  {
    question: "Pages without https",
    followed: assumed("read like all others"),
    others: [observed("not read", "T7b")],
    why: "Only one guide says so.",
  },
];
