export interface ReadTextOptions {
  /** The `accept` header to send; any type when absent. */
  readonly accept?: string;
  /** Decoded bytes kept; what comes after is cut and `truncated` is true. 524,288 when absent. */
  readonly bytesMax?: number;
  /** 5,000 when absent. */
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal;
}

/** A small text file of a site (robots.txt, sitemap, oEmbed JSON), whatever the status it came with. */
export interface TextAnswer {
  readonly status: number;
  readonly finalUrl: string;
  /** The header as sent; null when the site sent none. */
  readonly contentType: string | null;
  readonly text: string;
  /** The text is only the beginning: the limit was reached, or the connection broke off. */
  readonly truncated: boolean;
}
