import { AppError } from "@/lib/errors";
import type { FetchContext } from "../transport/fetch-once";
import { Prefix } from "../transport/prefix";
import { type CallerOptions, safeFetch } from "../transport/safe-fetch";
import { imageFormatOf } from "./image-format";

export interface ReadImageOptions extends CallerOptions {
  /** 8,000 when absent. */
  readonly deadlineMs?: number;
  /** Bytes accepted; 8,388,608 when absent. */
  readonly bytesMax?: number;
}

/** A whole image file. */
export interface ImageFile {
  /** By its bytes, whatever the site calls it. */
  readonly mime: string;
  readonly bytes: Buffer;
}

const DEADLINE_MS = 8_000;
const BYTES_MAX = 8 * 1024 * 1024;

/**
 * Fetches an image file whole. Throws what `safeFetch` does, `http_error`, `document_too_large`, and `bad_response` for
 * bytes that are no image or broke off.
 */
export async function readImage(
  context: FetchContext,
  url: string,
  options: ReadImageOptions,
): Promise<ImageFile> {
  const bytesMax = options.bytesMax ?? BYTES_MAX;
  // One byte more, to tell a file of exactly the limit from a longer one.
  const file = new Prefix(bytesMax + 1);
  const { head, ending } = await safeFetch(context, url, {
    accept: "image/*,*/*;q=0.8",
    deadlineMs: options.deadlineMs ?? DEADLINE_MS,
    signal: options.signal,
    caller: options.caller,
    onHost: context.fileRateLimit,
    onHead: ({ status }) => (status === 200 ? (chunk) => file.add(chunk) : null),
  });
  if (head.status !== 200) throw new AppError("http_error", { upstreamStatus: head.status });
  if (file.length > bytesMax) throw new AppError("document_too_large");
  const bytes = file.bytes();
  const format = imageFormatOf(bytes);
  if (format === null || ending === "broken") throw new AppError("bad_response");
  return { mime: format.mime, bytes };
}
