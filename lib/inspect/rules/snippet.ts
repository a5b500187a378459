// Builds the paste-ready snippets of fixes. Values come from the checked page, so they are hostile text:
// each target's escaping is applied here and nowhere else.

/** Text as HTML attribute value or title text. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/**
 * Text for a Blade template. Blade reads `{{`, `{!!` and `@directive` even inside attributes; written as character
 * references they reach the browser unchanged.
 */
export function escapeBlade(text: string): string {
  return escapeHtml(text)
    .replace(/\{(?=\{|!!)/g, "&#123;")
    .replace(/@/g, "&#64;");
}

/** `<meta property="og:title" content="…">` for HTML. */
export function metaHtml(attribute: "name" | "property", key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;
}

/** The same for a Blade template; the value is literal text. */
export function metaBlade(attribute: "name" | "property", key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeBlade(content)}">`;
}
