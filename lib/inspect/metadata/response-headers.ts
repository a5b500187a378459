import type { Page } from "../page/page";
import { resolveUrl } from "../url/http-url";

const HTML_TYPES = ["text/html", "application/xhtml+xml"];

/** The page's media type in lower case, without parameters; empty when the header is absent. */
export function mediaType(page: Page): string {
  return (page.headers["content-type"] ?? "").split(/[;,]/, 1).join("").trim().toLowerCase();
}

/** True when the header says that the page is HTML. */
export function saysHtml(page: Page): boolean {
  return HTML_TYPES.includes(mediaType(page));
}

/** The absolute URL a `Link` header gives for a rel (RFC 8288), resolved against the final URL; null when none does. */
export function linkHeader(page: Page, rel: string): string | null {
  for (const match of (page.headers.link ?? "").matchAll(/<([^<>]*)>([^<]*)/g)) {
    const rels = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i.exec(match[2] ?? "");
    const tokens = (rels?.[1] ?? rels?.[2] ?? "").toLowerCase().split(/\s+/);
    if (tokens.includes(rel)) return resolveUrl(match[1] ?? "", page.finalUrl);
  }
  return null;
}
