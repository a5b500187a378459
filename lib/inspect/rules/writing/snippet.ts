// Builds the paste-ready snippets of fixes. Values come from the checked page, so they are hostile text:
// each target's escaping is applied here and nowhere else.
import type { Fix } from "../rule";

type MetaAttribute = "name" | "property";

/** Text as HTML attribute value or title text. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/**
 * Text for a Blade template. Blade reads `{{`, `{!!` and `@directive` even inside attributes; written as character
 * references they reach the browser unchanged.
 */
export function escapeBlade(text: string): string {
  return escapeHtml(text).replace(/\{/g, "&#123;").replace(/@/g, "&#64;");
}

/**
 * Text as a double-quoted PHP string that may stand among a Blade directive's arguments. Blade looks for echoes,
 * directives and closing parentheses inside strings too, so their characters are written as PHP escapes.
 */
export function phpString(text: string): string {
  const escaped = text.replace(/[\\"$@{}()<>\p{Cc}]/gu, (character) => {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
  });
  return `"${escaped}"`;
}

/** `<meta property="og:title" content="…">` for HTML. */
export function metaHtml(attribute: MetaAttribute, key: string, content: string): string {
  return `<meta ${attribute}="${escapeHtml(key)}" content="${escapeHtml(content)}">`;
}

/** The same for a Blade template; the value is literal text. */
export function metaBlade(attribute: MetaAttribute, key: string, content: string): string {
  return `<meta ${attribute}="${escapeBlade(key)}" content="${escapeBlade(content)}">`;
}

/** A meta tag with a literal value, for both targets. */
export function metaFix(attribute: MetaAttribute, key: string, content: string): Fix {
  return { html: metaHtml(attribute, key, content), laravel: metaBlade(attribute, key, content) };
}

/** `<title>…</title>` for HTML. */
export function titleHtml(text: string): string {
  return `<title>${escapeHtml(text)}</title>`;
}

/** The same for a Blade template; the text is literal. */
export function titleBlade(text: string): string {
  return `<title>${escapeBlade(text)}</title>`;
}

/** The attribute that names a key: Open Graph has `property`, everything else `name`. */
export function attributeOf(key: string): MetaAttribute {
  return key.startsWith("og:") ? "property" : "name";
}

/** `<link rel="…" href="…">` for HTML. */
export function linkHtml(rel: string, href: string): string {
  return `<link rel="${escapeHtml(rel)}" href="${escapeHtml(href)}">`;
}

/** The same for a Blade template; the address is literal text. */
export function linkBlade(rel: string, href: string): string {
  return `<link rel="${escapeBlade(rel)}" href="${escapeBlade(href)}">`;
}

/** Several snippets, one a line. */
export function lines(...snippets: readonly string[]): string {
  return snippets.join("\n");
}

/** The line that gives a section of a Blade layout its text, for the page's own view. */
export function bladeSection(section: string, text: string): string {
  return `@section('${section}', ${phpString(text)})`;
}
