import { AppError } from "@/lib/errors";
import type { FetchContext } from "../transport/fetch-once";
import { Prefix } from "../transport/prefix";
import { type CallerOptions, safeFetch } from "../transport/safe-fetch";
import { FORMAT_BYTES, imageFormatOf } from "./image-format";

export interface OpenImageOptions extends CallerOptions {
  /** Bytes accepted; 3,145,728 when absent. */
  readonly bytesMax?: number;
}

/** An image file that is arriving. */
export interface OpenImage {
  /** By its bytes, whatever the site calls it. */
  readonly mime: string;
  /** The file's bytes as they arrive. Ending the iteration ends the fetch; it throws when the file breaks off or is too large. */
  readonly chunks: AsyncGenerator<Uint8Array, void>;
}

const DEADLINE_MS = 8_000;
const BYTES_MAX = 3 * 1024 * 1024;

/**
 * Fetches an image file and hands it on while it arrives, once its first bytes have told that it is an image. Holds no
 * more than `bytesMax` for a slow taker. Throws what `safeFetch` does, `http_error`, `document_too_large`, and
 * `bad_response` for bytes that are no image.
 */
export async function openImage(
  context: FetchContext,
  url: string,
  { bytesMax = BYTES_MAX, signal, caller }: OpenImageOptions,
): Promise<OpenImage> {
  const left = new AbortController();
  const file = new ArrivingFile(bytesMax);
  const fetched = safeFetch(context, url, {
    accept: "image/*,*/*;q=0.8",
    deadlineMs: DEADLINE_MS,
    signal: signal ? AbortSignal.any([signal, left.signal]) : left.signal,
    caller,
    onHost: context.fileRateLimit,
    onHead: ({ status, headers }) => {
      if (status !== 200) return null;
      if (Number(headers["content-length"]) > bytesMax) throw new AppError("document_too_large");
      return (chunk) => file.add(chunk);
    },
  });
  fetched.then(
    ({ head, ending }) => file.end(head.status === 200 ? ending : head.status),
    (error: unknown) => file.fail(error),
  );
  const mime = await file.mime;
  return { mime, chunks: file.chunks(() => left.abort(new AppError("unavailable"))) };
}

/** A file between the socket it comes from and the code that takes it. */
class ArrivingFile {
  readonly mime: Promise<string>;
  readonly #bytesMax: number;
  readonly #start = new Prefix(FORMAT_BYTES);
  readonly #waiting: Uint8Array[] = [];
  #bytes = 0;
  #ended = false;
  #error: unknown = null;
  #wake: () => void = () => undefined;
  #tell: { resolve(mime: string): void; reject(error: unknown): void } | null = null;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
    this.mime = new Promise((resolve, reject) => {
      this.#tell = { resolve, reject };
    });
  }

  /** Takes the next bytes; false when they are too many. */
  add(chunk: Uint8Array): boolean {
    this.#bytes += chunk.length;
    if (this.#bytes > this.#bytesMax) {
      this.fail(new AppError("document_too_large"));
      return false;
    }
    this.#waiting.push(chunk);
    if (!this.#start.add(chunk)) this.#judge();
    this.#wake();
    return this.#error === null;
  }

  end(how: "complete" | "stopped" | "broken" | number): void {
    if (typeof how === "number") this.fail(new AppError("http_error", { upstreamStatus: how }));
    else if (how === "broken") this.fail(new AppError("bad_response"));
    this.#judge();
    this.#ended = true;
    this.#wake();
  }

  fail(error: unknown): void {
    this.#error ??= error;
    this.#tell?.reject(error);
    this.#tell = null;
    this.#wake();
  }

  async *chunks(leave: () => void): AsyncGenerator<Uint8Array, void> {
    try {
      for (;;) {
        const next = this.#waiting.shift();
        if (next !== undefined) yield next;
        else if (this.#error !== null) throw this.#error;
        else if (this.#ended) return;
        else {
          await new Promise<void>((resolve) => {
            this.#wake = resolve;
          });
        }
      }
    } finally {
      this.#waiting.length = 0;
      leave();
    }
  }

  /** Tells the type of the file, once enough of it is there. */
  #judge(): void {
    if (this.#tell === null) return;
    const format = imageFormatOf(this.#start.bytes());
    if (format === null) this.fail(new AppError("bad_response"));
    else this.#tell.resolve(format.mime);
    this.#tell = null;
  }
}
