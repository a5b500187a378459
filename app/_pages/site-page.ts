/** A page of ours that may be found and shared, and what it says of itself. */
export interface OwnPage {
  /** From the root, without a closing slash except for the root itself. */
  readonly path: string;
  /** The headline of shared links; Discord cuts at 70 bytes. */
  readonly title: string;
  /** For search results, where about 155 letters are read. */
  readonly description: string;
  /** For cards, where WhatsApp shows 80 letters. */
  readonly summary: string;
  /** The line above the title in the social image. */
  readonly kicker: string;
}
