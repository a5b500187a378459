import { assumed, observed } from "../facts";
import type { Dispute } from "../platform";

/** Where sources on x disagree, and which one the tables follow. */
export const X_DISPUTES: readonly Dispute[] = [
  {
    question: "A page without twitter:card",
    followed: observed("a small card, where og:type, og:title and og:description are there", "X4"),
    others: [observed("no card at all", "X11")],
    why: "It is what X itself wrote.",
  },
  {
    question: "The description",
    followed: observed("shown on the small card, not on the large one", "X8"),
    others: [assumed("shown on both, as tools that imitate X draw it")],
    why: "Current articles and tools show it this way.",
  },
];
