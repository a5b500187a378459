import type { Fix } from "../rule";
import { metaHtml } from "./snippet";

const LARAVEL = `<meta property="og:site_name" content="{{ config('app.name') }}">`;

/** `<meta property="og:site_name">` with that name; Laravel knows its own. */
export function siteNameFix(name: string | null): Fix {
  return { html: name === null ? null : metaHtml("property", "og:site_name", name), laravel: LARAVEL };
}
