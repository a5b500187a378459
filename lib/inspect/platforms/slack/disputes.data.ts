import { observed } from "../facts";
import type { Dispute } from "../platform";

/** Where sources on slack disagree, and which one the tables follow. */
export const SLACK_DISPUTES: readonly Dispute[] = [
  {
    question: "How much of a page is read",
    followed: observed("32 KB", "S5"),
    others: [observed("10,000 characters", "S3")],
    why: "It was measured twice; the other figure is an old support reply, and a tip here.",
  },
];
