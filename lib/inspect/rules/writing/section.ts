// A Laravel layout serves every page: what differs from page to page is a section there, which the page's view fills.
import { attributeOf } from "./snippet";

/** Where a section that a view leaves out should fall back on the application's name. */
const NAMING = ["title", "og:title", "twitter:title", "og:site_name"];

/** The name of the section that holds a tag's text. */
export function sectionOf(key: string): string {
  return key.replace(/\W/g, "_");
}

/** The layout's line of a tag, `title` or a meta's key, whose text a page's view gives; the key is one of ours or plain. */
export function yielding(key: string): string {
  const fallback = NAMING.includes(key) ? ", config('app.name')" : "";
  const text = `@yield('${sectionOf(key)}'${fallback})`;
  return key === "title" ? `<title>${text}</title>` : `<meta ${attributeOf(key)}="${key}" content="${text}">`;
}
