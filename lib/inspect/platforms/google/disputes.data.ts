import { documented, observed } from "../facts";
import type { Dispute } from "../platform";

/** Where sources on google disagree, and which one the tables follow. */
export const GOOGLE_DISPUTES: readonly Dispute[] = [
  {
    question: "How much of a page is read",
    followed: observed("2 MB", "G10"),
    others: [documented("15 MB", "G11")],
    why: "It is Google's newer figure.",
  },
  {
    question: "Width of the title on a desktop",
    followed: observed("580 px", "G14"),
    others: [observed("512 px, in 2014", "G13"), observed("600 px", "G15")],
    why: "Most of the newer measurements say so; 600 px is the highest anyone measured.",
  },
  {
    question: "Width of the description on a phone",
    followed: observed("680 px", "G15"),
    others: [observed("580 px", "G16")],
    why: "Neither is certain, so a description cut only on phones is no issue.",
  },
];
