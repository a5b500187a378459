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

const LINKS_READ_MAX = 100;

/** The absolute URL a `Link` header gives for a rel (RFC 8288), resolved against the final URL; null when none does. */
export function linkHeader(page: Page, rel: string): string | null {
  return linkHeaders(page, rel)[0] ?? null;
}

/** All of them, in order, of the first 100 links; those about another page (`anchor`) are left out. */
export function linkHeaders(page: Page, rel: string): readonly string[] {
  const links = [...(page.headers.link ?? "").matchAll(/<([^<>]*)>([^<]*)/g)].slice(0, LINKS_READ_MAX);
  return links.flatMap(([, target = "", parameters = ""]) => {
    const rels = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i.exec(parameters);
    const tokens = (rels?.[1] ?? rels?.[2] ?? "").toLowerCase().split(/\s+/);
    if (!tokens.includes(rel) || /;\s*anchor\s*=/i.test(parameters)) return [];
    return resolveUrl(target, page.finalUrl) ?? [];
  });
}
