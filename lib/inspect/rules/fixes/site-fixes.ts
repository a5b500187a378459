import type { Page } from "../../page/page";
import type { Fix } from "../rule";
import { escapeHtml, metaHtml } from "./snippet";

/** The declaration of the encoding that the page is saved in; any other would break its letters. */
export function charsetFix({ charset }: Page): Fix {
  const tag = `<meta charset="${escapeHtml(charset.name)}">`;
  return { html: tag, laravel: tag };
}

const LARAVEL = `<meta property="og:site_name" content="{{ config('app.name') }}">`;

/** `<meta property="og:site_name">` with that name; Laravel knows its own. */
export function siteNameFix(name: string | null): Fix {
  return { html: name === null ? null : metaHtml("property", "og:site_name", name), laravel: LARAVEL };
}

/** Three icons that serve browsers, Google and phones. */
export const ICON_FIX: Fix = {
  html: `<link rel="icon" href="/favicon.ico" sizes="any">
<link rel="icon" href="/favicon-96.png" type="image/png" sizes="96x96">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
  laravel: `<link rel="icon" href="{{ asset('favicon.ico') }}" sizes="any">
<link rel="icon" href="{{ asset('favicon-96.png') }}" type="image/png" sizes="96x96">
<link rel="apple-touch-icon" href="{{ asset('apple-touch-icon.png') }}">`,
};

/** Makes Laravel write every URL with https: for the `boot` method of a service provider. */
export const FORCE_HTTPS = `// app/Providers/AppServiceProvider.php, in boot()
if ($this->app->isProduction()) {
    \\Illuminate\\Support\\Facades\\URL::forceScheme('https');
}
// Behind a proxy that ends TLS: trust it in bootstrap/app.php ($middleware->trustProxies), so that url() sees https.`;
