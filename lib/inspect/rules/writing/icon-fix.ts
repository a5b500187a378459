import type { Fix } from "../rule";

/** Three icons that serve browsers, Google and phones. */
export const ICON_FIX: Fix = {
  html: `<link rel="icon" href="/favicon.ico" sizes="any">
<link rel="icon" href="/favicon-96.png" type="image/png" sizes="96x96">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
  laravel: `<link rel="icon" href="{{ asset('favicon.ico') }}" sizes="any">
<link rel="icon" href="{{ asset('favicon-96.png') }}" type="image/png" sizes="96x96">
<link rel="apple-touch-icon" href="{{ asset('apple-touch-icon.png') }}">`,
};
