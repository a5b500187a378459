import { documented, observed } from "../facts";
import type { Dispute } from "../platform";

/** Where sources on facebook disagree, and which one the tables follow. */
export const FACEBOOK_DISPUTES: readonly Dispute[] = [
  {
    question: "How much of a page is read",
    followed: documented("1 MB", "F3"),
    others: [observed("60 KB", "F9")],
    why: "It is Meta's own figure; as Meta's sample asks for 512 KB only, tags beyond those are a tip.",
  },
  {
    question: "How long a preview is cached",
    followed: documented("a day", "F6"),
    others: [observed("30 days", "F8")],
    why: "Both figures are Meta's, from different years. The debugger refreshes the preview in any case.",
  },
  {
    question: "Open Graph tags with name in place of property",
    followed: observed("ignored", "F10"),
    others: [observed("read all the same, in 2016", "F10c")],
    why: "The debugger's own warning says so, and many report it.",
  },
  {
    question: "Characters of a title that are shown",
    followed: observed("122", "C3"),
    others: [observed("88", "F16")],
    why: "It was tested; the other figure comes from a guide.",
  },
];
