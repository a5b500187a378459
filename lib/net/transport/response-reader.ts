import { BodyDecoder, type Decoder, type OnChunk } from "./body-decoder";
import { orAborted } from "./deadline";
import { fromRequestError } from "./network-errors";
import type { Flow, RawHead, Receiver, ResponseEnd } from "./send-request";

/** The head of the response that is not a redirect. */
export interface ResponseHead {
  readonly finalUrl: string;
  readonly status: number;
  /** Lower-case names; a header sent more than once is joined with ", ", the lines of x-robots-tag with a line break. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface ResponseOptions {
  readonly signal: AbortSignal;
  /** Decompresses a body that is a gzip file whatever its headers say. */
  readonly gunzipFiles: boolean;
  /**
   * Says where the decoded bytes of the final response go; null when its head is all that is needed. What it throws fails
   * the fetch, and nothing more is read.
   */
  readonly onHead: (head: ResponseHead) => OnChunk | null;
}

export interface RedirectResponse {
  readonly kind: "redirect";
  readonly status: number;
  readonly location: string;
  readonly cookies: readonly string[];
}

export interface FinalResponse {
  readonly kind: "final";
  readonly head: ResponseHead;
  /** Bytes after decoding. */
  readonly bytes: number;
  /** `stopped` by the receiver, or `broken` off by the site after at least one byte. */
  readonly ending: "complete" | "stopped" | "broken";
}

export type HopResponse = RedirectResponse | FinalResponse;

/** Each line may name a crawler, for whom alone it is; joined with a comma, the name would reach into the next line. */
const KEPT_APART = "x-robots-tag";
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** An unwanted body is read to its end, so that the connection can be reused, only if it is small and arrives at once. */
const UNWANTED_BYTES_MAX = 16_384;
const UNWANTED_PATIENCE_MS = 50;

/** Turns an arriving response into one of two things: a redirect, or a head and decoded bytes. */
export class ResponseReader {
  readonly #url: URL;
  readonly #options: ResponseOptions;
  #redirect: RedirectResponse | null = null;
  #timer: NodeJS.Timeout | undefined;
  #head: ResponseHead | null = null;
  #decoder: Decoder | null = null;
  #bytes = 0;
  #enough = false;

  constructor(url: URL, options: ResponseOptions) {
    this.#url = url;
    this.#options = options;
  }

  open(head: RawHead, flow: Flow): Receiver {
    this.#redirect = toRedirect(head);
    if (this.#redirect) return this.#discard(flow);
    this.#head = { finalUrl: this.#url.href, status: head.status, headers: toSingle(head.headers) };
    const onChunk = this.#options.onHead(this.#head);
    if (!onChunk) return this.#discard(flow);
    const { gunzipFiles } = this.#options;
    const contentEncoding = this.#head.headers["content-encoding"] ?? "";
    const decoder = new BodyDecoder({ contentEncoding, gunzipFiles, flow }, (chunk) => {
      this.#bytes += chunk.length;
      this.#enough = !onChunk(chunk);
      return !this.#enough;
    });
    this.#decoder = decoder;
    return (chunk) => decoder.write(chunk);
  }

  async finish(ending: ResponseEnd): Promise<HopResponse> {
    if (this.#redirect) return this.#redirect;
    const head = this.#head;
    if (!head) throw new Error("A response without a head has no conclusion.");
    if (!this.#decoder) return { kind: "final", head, bytes: 0, ending: "stopped" };
    const whole = this.#enough || (await orAborted(this.#decoder.end(), this.#options.signal));
    const broken = ending.kind === "broken" || !whole;
    if (!this.#enough && broken && this.#bytes === 0) {
      throw fromRequestError("error" in ending ? ending.error : null, true);
    }
    return {
      kind: "final",
      head,
      bytes: this.#bytes,
      ending: this.#enough ? "stopped" : broken ? "broken" : "complete",
    };
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.#decoder?.destroy();
  }

  #discard(flow: Flow): Receiver {
    this.#timer = setTimeout(() => flow.stop(), UNWANTED_PATIENCE_MS);
    let bytes = 0;
    return (chunk) => {
      bytes += chunk.length;
      if (bytes > UNWANTED_BYTES_MAX) flow.stop();
    };
  }
}

function toRedirect({ status, headers }: RawHead): RedirectResponse | null {
  if (!REDIRECTS.has(status)) return null;
  const [location = ""] = toList(headers.location);
  if (location.trim() === "") return null;
  return {
    kind: "redirect",
    status,
    location: escapeBytes(location),
    cookies: toList(headers["set-cookie"]),
  };
}

/** Header values come as one character a byte; bytes beyond ASCII go into a URL the way browsers put them there. */
function escapeBytes(location: string): string {
  return location.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}

function toList(value: string | string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === "string" ? [value] : value;
}

function toSingle(headers: RawHead["headers"]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      toList(value).join(name === KEPT_APART ? "\n" : ", "),
    ]),
  );
}
