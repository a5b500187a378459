import { CHECK_CACHED_MS } from "@/lib/cache/report-cache";
import { PAGE_BYTES_MAX, PAGE_DEADLINE_MS } from "@/lib/net/page/read-page";
import { HOPS_MAX } from "@/lib/net/transport/safe-fetch";
import { RESOURCES_DEADLINE_MS } from "./fetch-resources";
import { CHARS_MAX } from "./target-url";

/** The limits of a check, for the documentation. */
export const CHECK_LIMITS = {
  pageMs: PAGE_DEADLINE_MS,
  /** For everything the page links to, in addition to the page's own time. */
  resourcesMs: RESOURCES_DEADLINE_MS,
  documentBytes: PAGE_BYTES_MAX,
  redirects: HOPS_MAX,
  urlCharacters: CHARS_MAX,
  reportCachedMs: CHECK_CACHED_MS,
} as const;
