// What suits every platform at once. The rules judge by it and the documentation shows it; what a single platform
// does is in that platform's tables.
import { assumed, documented, observed } from "./facts";

export const ADVICE = {
  imagePx: documented({ width: 1200, height: 630 }, "F2"),
  imageBytes: observed(300 * 1024, "W6"),
  /** Width to height; an image within these bounds loses nothing that matters to any large card. */
  imageRatio: assumed({ min: 1.7, max: 2.1 }, "F4"),
  /** Width to height of the box that most large cards draw. */
  cardRatio: documented(1.91, "F4"),
  /** Share of the true size by which a declared one may differ before a card is laid out wrongly. */
  declaredSizeDifference: assumed(0.02),
  responseMs: assumed(3_000, "F3"),
  redirects: assumed(3),
  /** The encoding is declared within these bytes. */
  charsetBytes: observed(1024, "P1"),
  /** Of a title tag so many letters are read on Google, of a social title on X. */
  titleCharacters: observed(55, "G14"),
  socialTitleCharacters: observed(45, "C3"),
  descriptionCharacters: observed(155, "G15"),
  /** What a card needs of a description at least: the point belongs there. */
  cardDescriptionCharacters: documented(80, "W1"),
  /** Fewer characters of text under a result say nothing. */
  snippetCharacters: assumed(50),
} as const;
