/** A page of this site and its metadata. */
export interface SitePage {
  /** Starts with a slash and has no trailing one, except for `/`. */
  readonly path: string;
  /** The title in previews; Discord cuts at 70 bytes. */
  readonly title: string;
  /** For search results, which show about 155 characters. */
  readonly description: string;
  /** For previews; WhatsApp shows 80 characters. */
  readonly summary: string;
  /** The line above the title in the social image. */
  readonly kicker: string;
}
