import { splitDirectives } from "../../metadata/robots";
import { entries } from "../../page/meta-entries";
import type { Page } from "../../page/page";
import { resolveWrittenUrl } from "../../page/placeholders";
import { isSamePage, isTrackingParameter } from "../../url/http-url";
import type { Fix } from "../rule";
import { asPlaceholder } from "./placeholder";
import { escapeHtml, lines, linkBlade, linkHtml, metaBlade, metaHtml } from "./snippet";

/** The declaration of the encoding that the page is saved in; any other would break its letters. */
export function charsetFix({ charset }: Page): Fix {
  const tag = `<meta charset="${escapeHtml(charset.likely ?? charset.name)}">`;
  return { html: tag, laravel: tag };
}

const BEYOND_ASCII = /[^\0-\x7f]/u;
const IN_VIEW = "{{-- In this page's view --}}";

/** The fix without lines that repeat letters of the page, where these were read in an encoding that isn't the page's. */
export function withoutMisread(fix: Fix | null, { charset }: Pick<Page, "charset">): Fix | null {
  if (fix === null || (!charset.mislabeled && charset.likely === null)) return fix;
  return { html: asciiLines(fix.html), laravel: asciiLines(fix.laravel) };
}

function asciiLines(snippet: string | null): string | null {
  const kept = (snippet ?? "").split("\n").filter((line) => !BEYOND_ASCII.test(line));
  if (kept.at(-1) === IN_VIEW) kept.pop();
  return kept.join("\n") || null;
}

const LARAVEL = `<meta property="og:site_name" content="{{ config('app.name') }}">`;

/** `<meta property="og:site_name">` with that name; Laravel knows its own. */
export function siteNameFix(name: string | null): Fix {
  return { html: name === null ? null : metaHtml("property", "og:site_name", name), laravel: LARAVEL };
}

/** Three icons that serve browsers, Google and phones. */
export const ICON_FIX: Fix = asPlaceholder(
  {
    html: `<link rel="icon" href="/favicon.ico" sizes="any">
<link rel="icon" href="/favicon-96.png" type="image/png" sizes="96x96">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
    laravel: `<link rel="icon" href="{{ asset('favicon.ico') }}" sizes="any">
<link rel="icon" href="{{ asset('favicon-96.png') }}" type="image/png" sizes="96x96">
<link rel="apple-touch-icon" href="{{ asset('apple-touch-icon.png') }}">`,
  },
  "upload icons with these names first, the last one 180 by 180 pixels",
);

/** Makes Laravel write every URL with https: for the `boot` method of a service provider. */
export const FORCE_HTTPS = `// app/Providers/AppServiceProvider.php, in boot()
if ($this->app->isProduction()) {
    \\Illuminate\\Support\\Facades\\URL::forceScheme('https');
}
// Behind a proxy that ends TLS: trust it in bootstrap/app.php ($middleware->trustProxies), so that url() sees https.`;

const NAMES = ["robots", "googlebot"];
/** More than any page needs; the rest of a hostile value is ignored. */
const CONTENT_LENGTH_MAX = 1_000;

/** The page's robots tags without the unwanted directives; null when no tag holds one, so the header does. */
export function robotsFix(page: Page, isUnwanted: (directive: string) => boolean): Fix | null {
  const tags = NAMES.flatMap((name) => correctedTag(page, name, isUnwanted));
  if (tags.length === 0) return null;
  return {
    html: lines(...tags.map(({ name, content }) => metaHtml("name", name, content))),
    laravel: lines(...tags.map(({ name, content }) => metaBlade("name", name, content))),
  };
}

/** One tag in place of those of a name that hold something unwanted. */
function correctedTag(page: Page, name: string, isUnwanted: (directive: string) => boolean) {
  const texts = entries(page, name, { attributes: ["name"] }).map(({ text }) => text);
  const directives = directivesOf(texts.join(","));
  const allowed = directives.filter((directive) => !isUnwanted(directive));
  if (allowed.length === directives.length) return [];
  return [{ name, content: [...new Set(allowed)].join(", ") || "index, follow" }];
}

/** Lower-case directives without white space. */
function directivesOf(content: string): readonly string[] {
  const parts = splitDirectives(content.slice(0, CONTENT_LENGTH_MAX).toLowerCase());
  return parts.map((part) => part.trim().replace(/(?<!\s)\s*:\s*/, ":")).filter((part) => part !== "");
}

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

/** `<link rel="canonical">` with the URL as the page writes it; for Laravel the current page's where that is the same. */
export function writtenCanonicalFix(written: string, page: Page): Fix {
  const url = resolveWrittenUrl(written, page) ?? "";
  const own = isSamePage(url, page.finalUrl) ? canonicalFix(page).laravel : null;
  return { html: linkHtml("canonical", written), laravel: own ?? linkBlade("canonical", written) };
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
