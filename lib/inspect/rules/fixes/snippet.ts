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
 * Text as a double-quoted PHP string that may be among a Blade directive's arguments. Blade looks for echoes,
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

/** The same for a Blade template; the URL is literal text. */
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

// A Laravel layout serves every page: what differs from page to page is a section there, which the page's view fills.

/** Where a section that a view leaves out should fall back on the application's name. */
const NAMING = ["title", "og:title", "twitter:title", "og:site_name"];

/** The name of the section that holds a tag's text. */
export function sectionOf(key: string): string {
  return key.replace(/\W/g, "_");
}

/** The layout's line of a tag, `title` or a meta's key, whose text a page's view gives; the key is one of ours or plain. */
export function layoutTag(key: string): string {
  const fallback = NAMING.includes(key) ? ", config('app.name')" : "";
  const text = `@yield('${sectionOf(key)}'${fallback})`;
  return key === "title" ? `<title>${text}</title>` : `<meta ${attributeOf(key)}="${key}" content="${text}">`;
}

const PLAIN_PATH = /^\/(?!\/)[\w\-./~%?=&+,:;]*$/;

/** A URL for a Blade attribute: through `url()` when it is on the page's own host, else as literal text. */
export function bladeUrl(url: string, pageUrl: string): string {
  const { origin, pathname, search } = new URL(url);
  const path = pathname + search;
  const ours = origin === new URL(pageUrl).origin && PLAIN_PATH.test(path);
  return ours ? `{{ url('${path}') }}` : escapeBlade(url);
}
