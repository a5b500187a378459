import { assumed, documented, observed } from "../facts";
import type { Dispute } from "../platform";

/** Where sources on whatsapp disagree, and which one the tables follow. */
export const WHATSAPP_DISPUTES: readonly Dispute[] = [
  {
    question: "Maximum image file size",
    followed: documented("600 KB", "W1"),
    others: [observed("300 KB", "W6"), observed("300 KB", "W7"), observed("5 MB", "W11")],
    why: "It is WhatsApp's own figure; between 300 and 600 KB a tip says that losses were seen.",
  },
  {
    question: "Which of several og:image is shown",
    followed: assumed("the first", "C1"),
    others: [observed("the last", "W7")],
    why: "The protocol says the first, and only one guide says otherwise.",
  },
];
