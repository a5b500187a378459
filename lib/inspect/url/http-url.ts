// What pages and people write as URLs, read by the WHATWG URL standard (https://url.spec.whatwg.org).

/**
 * Longer URLs are not fetched, since servers refuse them. A short page could otherwise
 * name thousands of URLs of a megabyte each, by one long base that all of them are resolved against.
 */
const URL_CHARS_MAX = 8_192;

const QUERY_NAMES = ["url", "src"];

/**
 * A written URL made absolute against `base`, serialized as WHATWG says, its fragment kept; null when that is
 * no http or https URL of at most 8,192 characters.
 */
export function resolveUrl(href: string, base: string): string | null {
  const url = href.length > URL_CHARS_MAX ? null : URL.parse(href, base);
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return null;
  return url.href.length > URL_CHARS_MAX ? null : url.href;
}

/** True when what the page wrote names its own scheme, so that no crawler has to resolve it. */
export function isAbsolute(written: string): boolean {
  return /^\s*[a-z][a-z0-9+.-]*:/i.test(written.slice(0, 100));
}

/** True when an absolute URL is that of a site's home page. */
export function isHomePage(url: string): boolean {
  const { pathname, search } = new URL(url);
  return pathname === "/" && search === "";
}

/** The WHATWG serialization of an absolute http or https URL without its fragment; null for anything else. */
export function normalizeUrl(text: string): string | null {
  const url = URL.parse(text);
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return null;
  url.hash = "";
  return url.href;
}

/** The host of an absolute URL as cards print it: lower case, without `www.` and without a port; "" when there is none. */
export function hostLabel(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\.(?=[^.]+\.)/, "") ?? "";
}

/**
 * The URL inside another one, as image resizing services have it: the last one in its path, else the one in its
 * parameter `url` or `src`. Null when there is none.
 */
export function embeddedUrl(url: string): string | null {
  const { pathname, searchParams } = new URL(url);
  const path = pathname.replace(/%3a/gi, ":").replace(/%2f/gi, "/");
  const start = Math.max(path.lastIndexOf("http://"), path.lastIndexOf("https://"));
  if (start !== -1) return resolveUrl(path.slice(start), url);
  const named = QUERY_NAMES.map((name) => searchParams.get(name)).find((value) => value !== null) ?? "";
  return /^(?:https?:)?\//i.test(named) ? resolveUrl(named, url) : null;
}

const SCHEME_AND_SLASHES = /^[a-z][a-z0-9+.-]*:\/\//i;
// `localhost:3000` and `example.com:8080/page` are hosts with a port, `mailto:sam@example.com` is a scheme.
const SCHEME_ALONE = /^[a-z][a-z0-9+.-]*:(?!\d{1,5}(?:[/?#]|$))/i;
/** Words with a URL among them, a URL in brackets or a Markdown link, as they are copied out of messages. */
const WORDS_AROUND = /\s|^\(|^\[[^\]]*\]\(/;
const URL_AMONG_WORDS = /(?<=^|[\s(<"'“„])https?:\/\/[^\s<>"“”]+/i;
const MAIL_ADDRESS = /^[^\s/:@]+@[^\s/:@]+$/;

/**
 * The URL a person means by what they typed: the http URL among words, a bare host with `https://` in front.
 * What has a scheme, and a mail address, stays as it is, so that the check can say what is wrong with it. Empty when
 * nothing was typed.
 */
export function completeUrl(typed: string): string {
  const text = typed.trim().replace(/^[<"'“„]+|(?<![>"'”“])[>"'”“]+$/g, "");
  if (text === "" || SCHEME_AND_SLASHES.test(text)) return text;
  if (text.startsWith("//")) return `https:${text}`;
  const named = WORDS_AROUND.test(text) ? URL_AMONG_WORDS.exec(text)?.[0] : undefined;
  if (named !== undefined) return withoutPunctuation(named);
  if (MAIL_ADDRESS.test(text)) return text;
  return SCHEME_ALONE.test(text) ? text : `https://${text}`;
}

/** A closing bracket is the sentence's own unless the URL opened it: `/wiki/Sand_(river)`. */
function withoutPunctuation(url: string): string {
  const bare = url.replace(/[.,;:!?'’]{1,100}$/, "");
  const opened = bare.split("(").length;
  const closed = bare.split(")").length;
  return bare.endsWith(")") && closed > opened ? bare.slice(0, -1) : bare;
}

/**
 * Whether two absolute URLs name the same page: http and https, the host's letter case, a default port, a
 * trailing slash, the fragment, the order of parameters and tracking parameters make no difference.
 */
export function isSamePage(a: string, b: string): boolean {
  const left = comparisonKey(a);
  return left !== null && (a === b || left === comparisonKey(b));
}

function comparisonKey(text: string): string | null {
  const url = URL.parse(text);
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return null;
  const path = url.pathname.replace(/\/$/, "").replace(/%[0-9a-f]{2}/g, (code) => code.toUpperCase());
  return `${url.host}${path}?${url.search === "" ? "" : comparedQuery(url)}`;
}

function comparedQuery({ searchParams }: URL): string {
  const query = new URLSearchParams([...searchParams].filter(([name]) => !isTrackingParameter(name)));
  query.sort();
  return query.toString();
}

const TRACKING =
  /^(?:utm_\w*|fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|igsh|mc_cid|mc_eid|_ga|_gl|mkt_tok|ref_src|s_cid)$/i;

/** Whether a parameter of that name says where a visitor came from, not what the page is. */
export function isTrackingParameter(name: string): boolean {
  return TRACKING.test(name);
}
