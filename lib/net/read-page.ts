/** What is known of a document when its first bytes are about to arrive. */
export interface PageHead {
  /** The header as sent; null when the site sent none. */
  readonly contentType: string | null;
  /** The address that answers with the document, redirects followed, fragment dropped. */
  readonly finalUrl: string;
}

/** Takes the decoded bytes of a document while they arrive. A chunk is the sink's to keep. */
export interface ByteSink {
  write(chunk: Uint8Array): void;
}

export type OpenSink = (head: PageHead) => ByteSink;

export interface ReadPageOptions {
  /** From the name look-up to the last byte; 15,000 when absent. */
  readonly deadlineMs?: number;
  /** Decoded bytes accepted; 2,097,152 when absent. */
  readonly bytesMax?: number;
  /** Aborting it ends the fetch at once; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** True when the caller keeps its own pace to the host (audits): the bound of pages a minute is not applied. */
  readonly ownPace?: boolean;
}
