import { AppError } from "@/lib/errors";
import type { OnChunk } from "../transport/body-decoder";
import { Prefix } from "../transport/prefix";
import type { ResponseHead } from "../transport/response-reader";
import { CHALLENGES, type ChallengeMark } from "./bot-challenges.data";
import { outlineOf, type PageOutline } from "./page-outline";
import { HTML_SNIFF_BYTES, looksLikeHtml } from "./sniff-html";

/** What is known of a document when its first bytes are about to arrive. */
export interface PageHead {
  /** The header as sent; null when the site sent none. */
  readonly contentType: string | null;
  /** The URL of the document after redirects, without its fragment. */
  readonly finalUrl: string;
  /** What the response says of the document's size, as it is sent, compressed or not; 0 when it says nothing. */
  readonly declaredBytes: number;
}

/** Takes the decoded bytes of a document while they arrive. A chunk is the sink's to keep. */
export interface ByteSink {
  write(chunk: Uint8Array): void;
}

export type OpenSink = (head: PageHead) => ByteSink;

const HTML_TYPES: ReadonlySet<string> = new Set(["text/html", "application/xhtml+xml"]);

/** Decides, while a response arrives, whether it is the requested page, and feeds the sink if it is. */
export class PageReceiver {
  readonly #open: OpenSink;
  readonly #bytesMax: number;
  readonly #start = new Prefix(CHALLENGE_BYTES_MAX);
  #head: ResponseHead | null = null;
  #sink: ByteSink | null = null;
  #bytes = 0;

  constructor(open: OpenSink, bytesMax: number) {
    this.#open = open;
    this.#bytesMax = bytesMax;
  }

  /** Throws when the head alone says that no page will come. */
  begin(head: ResponseHead): OnChunk {
    this.#head = head;
    this.#throwIfChallenge(head);
    if (!isSuccess(head.status)) {
      if (!mayBeChallenge(head.status)) throw httpError(head);
      return (chunk) => this.#start.add(chunk);
    }
    if (declaredDocumentBytes(head) > this.#bytesMax) throw new AppError("document_too_large");
    if (HTML_TYPES.has(essenceOf(head))) this.#openSink(head);
    return (chunk) => this.#take(head, chunk);
  }

  /** Call it when the response has ended; throws when it is not the page. */
  finish(): void {
    const head = this.#head;
    if (!head) throw new Error("A response without a head cannot be finished.");
    if (!isSuccess(head.status) || this.#bytes <= CHALLENGE_BYTES_MAX) this.#throwIfChallenge(head);
    if (!isSuccess(head.status)) throw httpError(head);
    if (!this.#sink) this.#openIfHtml(head);
  }

  #take(head: ResponseHead, chunk: Uint8Array): boolean {
    this.#bytes += chunk.length;
    if (this.#bytes > this.#bytesMax) throw new AppError("document_too_large");
    this.#start.add(chunk);
    if (this.#sink) this.#sink.write(chunk);
    else if (this.#start.length >= HTML_SNIFF_BYTES) this.#openIfHtml(head);
    return true;
  }

  /** A type that does not promise HTML is believed only when the bytes do not look like it either. */
  #openIfHtml(head: ResponseHead): void {
    const start = this.#start.bytes();
    if (!looksLikeHtml(start)) throw notHtml(head);
    this.#openSink(head).write(start);
  }

  #openSink(head: ResponseHead): ByteSink {
    const { headers, finalUrl } = head;
    const declaredBytes = Number(headers["content-length"]) || 0;
    const sink = this.#open({ contentType: headers["content-type"] ?? null, finalUrl, declaredBytes });
    this.#sink = sink;
    return sink;
  }

  #throwIfChallenge({ status, headers }: ResponseHead): void {
    const vendor = challengeOf({ status, headers, body: this.#start.bytes() });
    if (vendor === null) return;
    throw new AppError("blocked_by_site", {
      message: `This site blocks bots: it showed a challenge (${vendor}) instead of the page.`,
    });
  }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

function essenceOf({ headers }: ResponseHead): string {
  const [essence = ""] = (headers["content-type"] ?? "").split(/[;,]/);
  return essence.trim().toLowerCase();
}

/** What the head says of the decoded document's size; 0 when it does not, or when it speaks of a compressed body. */
function declaredDocumentBytes({ headers }: ResponseHead): number {
  const compressed = headers["content-encoding"] !== undefined;
  return compressed ? 0 : Number(headers["content-length"]) || 0;
}

function httpError({ status, finalUrl }: ResponseHead): AppError {
  return new AppError("http_error", {
    message: `The site returned status ${status} instead of the page.`,
    upstreamStatus: status,
    url: finalUrl,
  });
}

function notHtml(head: ResponseHead): AppError {
  const essence = essenceOf(head);
  const kind = essence === "" ? "no content type" : essence.slice(0, 100);
  return new AppError("not_html", { message: `That URL is a file (${kind}), not a web page.` });
}

/** Bytes of a body that are judged; a larger document of status 2xx is no interstitial. */
const CHALLENGE_BYTES_MAX = 65_536;

/** Characters of running text that an interstitial has at most. */
const INTERSTITIAL_TEXT_MAX = 800;

const BLOCKED_STATUSES: ReadonlySet<number> = new Set([403, 429, 503]);

interface JudgedResponse {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** The first bytes of the body, decoded from their compression. */
  readonly body: Buffer;
}

/** The vendor whose bot challenge a response is; null when it is none. Implements the table in challenges.data.ts. */
function challengeOf(response: JudgedResponse): string | null {
  const isBlocked = BLOCKED_STATUSES.has(response.status);
  if (!isBlocked && !isSuccess(response.status)) return null;
  const marks = CHALLENGES.filter(
    (candidate) => (isBlocked || candidate.statuses === "any") && matches(candidate, response),
  );
  if (isBlocked || marks.every(({ body }) => body === undefined)) return marks[0]?.vendor ?? null;
  const outline = outlineOf(response.body.toString("latin1"));
  return marks.find((mark) => isInterstitial(mark, outline))?.vendor ?? null;
}

/** An interstitial has hardly any content of its own, and its marks are at work in it. */
function isInterstitial({ body, textMax }: ChallengeMark, outline: PageOutline): boolean {
  if (body === undefined) return true;
  const marks = body.map((mark) => mark.toLowerCase());
  if (textMax !== undefined) {
    return outline.textLength <= textMax && marks.every((mark) => outline.tags.includes(mark));
  }
  if (outline.textLength > INTERSTITIAL_TEXT_MAX || outline.hasSocialTags) return false;
  return marks.some((mark) => outline.tags.includes(mark) || outline.code.includes(mark));
}

/** True when the body of a response may show that it is a challenge, so that it is worth reading. */
function mayBeChallenge(status: number): boolean {
  return BLOCKED_STATUSES.has(status) || isSuccess(status);
}

function matches({ header, body }: ChallengeMark, response: JudgedResponse): boolean {
  if (header && !header.value.test(response.headers[header.name] ?? "")) return false;
  return (body ?? []).every((text) => response.body.includes(text, 0, "latin1"));
}
