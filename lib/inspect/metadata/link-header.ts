import type { Page } from "../page/page";
import { resolveUrl } from "../url/resolve-url";

/** The absolute address a `Link` header gives for a rel (RFC 8288), resolved against the final address; null when none does. */
export function linkHeader(page: Page, rel: string): string | null {
  for (const match of (page.headers.link ?? "").matchAll(/<([^<>]*)>([^<]*)/g)) {
    const rels = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i.exec(match[2] ?? "");
    const tokens = (rels?.[1] ?? rels?.[2] ?? "").toLowerCase().split(/\s+/);
    if (tokens.includes(rel)) return resolveUrl(match[1] ?? "", page.finalUrl);
  }
  return null;
}
