import type { FetchContext } from "../transport/fetch-context";
import { safeFetch } from "../transport/safe-fetch";
import { type ParsedSitemap, SitemapParser } from "./sitemap-parser";

/** One sitemap file. */
export interface SitemapFile extends ParsedSitemap {
  readonly status: number;
  readonly finalUrl: string;
  /** Decompressed bytes that were read. */
  readonly bytes: number;
  /** There is more of it than is read. */
  readonly tooLarge: boolean;
}

export interface ReadSitemapOptions {
  /** Decompressed bytes read at most. */
  readonly bytesMax: number;
  readonly signal?: AbortSignal;
}

const DEADLINE_MS = 30_000;

/** Fetches one sitemap, plain or gzip, and reads it while it arrives. Throws what `safeFetch` does. */
export async function readSitemap(
  context: FetchContext,
  url: string,
  { bytesMax, signal }: ReadSitemapOptions,
): Promise<SitemapFile> {
  const parser = new SitemapParser();
  let bytes = 0;
  const { head, ending } = await safeFetch(context, url, {
    accept: "application/xml, text/xml, text/plain;q=0.9, */*;q=0.8",
    deadlineMs: DEADLINE_MS,
    signal,
    onHost: context.fileRateLimit,
    gunzipFiles: true,
    onHead: ({ status }) => {
      if (status !== 200) return null;
      return (chunk) => {
        bytes += chunk.length;
        return bytes <= bytesMax && parser.write(chunk);
      };
    },
  });
  const tooLarge = bytes > bytesMax;
  const parsed = parser.end(tooLarge || ending === "broken");
  return { ...parsed, status: head.status, finalUrl: head.finalUrl, bytes, tooLarge };
}
