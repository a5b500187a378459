import { observed } from "../facts";
import type { Dispute } from "../platform";

/** Where sources on linkedin disagree, and which one the tables follow. */
export const LINKEDIN_DISPUTES: readonly Dispute[] = [
  {
    question: "Minimum image size",
    followed: observed("401 px wide for the wide card, 1200 × 627 px asked for", "L1"),
    others: [observed("401 px wide", "L2"), observed("200 × 200 px", "L10b")],
    why: "LinkedIn's help page gives both figures.",
  },
  {
    question: "The description",
    followed: observed("not shown in the feed", "L3"),
    others: [observed("shown in one line", "L2")],
    why: "Most guides say so; nobody is certain.",
  },
  {
    question: "A page without Open Graph tags",
    followed: observed("titled by its title tag", "L3"),
    others: [observed("a bare link", "L9"), observed("anything found on the page", "L11")],
    why: "It stands between the other two.",
  },
];
