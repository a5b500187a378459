import type { FetchContext } from "../transport/fetch-once";
import { Prefix } from "../transport/prefix";
import { type CallerOptions, safeFetch } from "../transport/safe-fetch";

export interface ReadTextOptions extends CallerOptions {
  /** The `accept` header to send; any type when absent. */
  readonly accept?: string;
  /** Decoded bytes kept; what comes after is cut and `truncated` is true. 524,288 when absent. */
  readonly bytesMax?: number;
  /** 5,000 when absent. */
  readonly deadlineMs?: number;
}

/** A small text file of a site (robots.txt, sitemap, oEmbed JSON), whatever the status it came with. */
export interface TextResponse {
  readonly status: number;
  readonly finalUrl: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** The header as sent; null when the site sent none. */
  readonly contentType: string | null;
  /** Decoded by the charset of the header, else as UTF-8. A gzip file is decompressed. */
  readonly text: string;
  /** The text is only the beginning: the limit was reached, or the connection broke off. */
  readonly truncated: boolean;
}

const DEADLINE_MS = 5_000;
const BYTES_MAX = 524_288;

/** Fetches a text of any status. Throws what `safeFetch` does. */
export async function fetchText(
  context: FetchContext,
  url: string | URL,
  options: ReadTextOptions,
): Promise<TextResponse> {
  const bytesMax = options.bytesMax ?? BYTES_MAX;
  // One byte more, to tell a text of exactly the limit from a longer one.
  const start = new Prefix(bytesMax + 1);
  const { head, ending } = await safeFetch(context, url, {
    accept: options.accept ?? "*/*",
    deadlineMs: options.deadlineMs ?? DEADLINE_MS,
    signal: options.signal,
    caller: options.caller,
    onHost: context.fileRateLimit,
    gunzipFiles: true,
    onHead: () => (chunk) => start.add(chunk),
  });
  const contentType = head.headers["content-type"] ?? null;
  return {
    status: head.status,
    finalUrl: head.finalUrl,
    headers: head.headers,
    contentType,
    text: toText(start.bytes().subarray(0, bytesMax), contentType),
    truncated: ending === "broken" || start.length > bytesMax,
  };
}

function toText(bytes: Uint8Array, contentType: string | null): string {
  const charset = /charset\s*=\s*"?([^\s";]+)/i.exec(contentType ?? "")?.[1];
  return decoderFor(charset).decode(bytes);
}

function decoderFor(charset = "utf-8"): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    // A name that no browser knows either.
    return new TextDecoder();
  }
}
