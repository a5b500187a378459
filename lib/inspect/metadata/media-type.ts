import type { Page } from "../page/page";

const HTML_TYPES = ["text/html", "application/xhtml+xml"];

/** The page's media type in lower case, without parameters; empty when the header is absent. */
export function mediaType(page: Page): string {
  return (page.headers["content-type"] ?? "").split(/[;,]/, 1).join("").trim().toLowerCase();
}

/** True when the header says that the page is HTML. */
export function saysHtml(page: Page): boolean {
  return HTML_TYPES.includes(mediaType(page));
}
