import type { Page } from "../../page/page";
import { isTrackingParameter } from "../../url/http-url";
import type { Fix } from "../rule";
import { linkBlade, linkHtml, metaBlade, metaHtml } from "./snippet";

/** The URL that a page should give as its own: the final URL without fragment and tracking parameters. */
export function ownUrl({ finalUrl }: Page): string {
  const url = new URL(finalUrl);
  url.hash = "";
  const tracking = [...url.searchParams.keys()].filter(isTrackingParameter);
  for (const name of tracking) url.searchParams.delete(name);
  return url.href;
}

/** `<link rel="canonical">` with the page's own URL. */
export function canonicalFix(page: Page): Fix {
  const own = ownUrl(page);
  const dynamic = `<link rel="canonical" href="{{ url()->current() }}">`;
  return {
    html: linkHtml("canonical", own),
    laravel: hasQuery(own) ? linkBlade("canonical", own) : dynamic,
  };
}

/** `<meta property="og:url">` with the page's own URL. */
export function ogUrlFix(page: Page): Fix {
  const own = ownUrl(page);
  const dynamic = `<meta property="og:url" content="{{ url()->current() }}">`;
  return {
    html: metaHtml("property", "og:url", own),
    laravel: hasQuery(own) ? metaBlade("property", "og:url", own) : dynamic,
  };
}

/** Then Laravel's `url()->current()`, which drops the query, would name another page. */
function hasQuery(url: string): boolean {
  return new URL(url).search !== "";
}
