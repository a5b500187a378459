const WEB_SCHEME = /^https?:$/;
/** Longer than any address that works; a picture written into the page as data: can be megabytes long. */
const LENGTH_MAX = 8_192;

/** What the page wrote, as an absolute http(s) address; null when it cannot be one. */
export function webAddress(written: string, baseUrl: string): string | null {
  if (written.length > LENGTH_MAX || !URL.canParse(written, baseUrl)) return null;
  const url = new URL(written, baseUrl);
  return WEB_SCHEME.test(url.protocol) ? url.href : null;
}

/** True when what the page wrote names its own scheme and host. */
export function isAbsolute(written: string): boolean {
  return /^\s*[a-z][a-z0-9+.-]*:/i.test(written.slice(0, 100));
}
