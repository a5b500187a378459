import type { Clock } from "@/lib/clock";

export interface CookieJar {
  /** Keeps what a `set-cookie` header of that url's host says. */
  store(url: URL, setCookie: string): void;
  /** The `cookie` header for a url; null when its host has set none. */
  headerFor(url: URL): string | null;
}

interface Cookie {
  readonly value: string;
  readonly secure: boolean;
}

const HOSTS_MAX = 12;
const COOKIES_PER_HOST_MAX = 50;
const COOKIE_CHARS_MAX = 4_096;
const HEADER_CHARS_MAX = 16_384;

/**
 * The cookies of one fetch, from hop to hop (RFC 6265, narrowed): what a host sets goes back to that very host only,
 * whatever `Domain` says, and to all of its paths.
 */
export function createCookieJar(clock: Clock): CookieJar {
  const hosts = new Map<string, Map<string, Cookie>>();
  return {
    store(url, setCookie) {
      const [pair = "", ...rest] = setCookie.split(";");
      const split = pair.indexOf("=");
      const name = pair.slice(0, split).trim();
      if (split < 1 || name === "" || pair.length > COOKIE_CHARS_MAX || !isSafe(pair)) return;
      const attributes = new Map(rest.map(toAttribute));
      const secure = attributes.has("secure");
      if (secure && url.protocol !== "https:") return;
      const cookies = hosts.get(url.hostname) ?? new Map<string, Cookie>();
      if (isGone(attributes, clock)) return void cookies.delete(name);
      if (!hosts.has(url.hostname) && hosts.size >= HOSTS_MAX) return;
      if (!cookies.has(name) && cookies.size >= COOKIES_PER_HOST_MAX) return;
      hosts.set(url.hostname, cookies.set(name, { value: pair.slice(split + 1).trim(), secure }));
    },
    headerFor(url) {
      let header = "";
      for (const [name, { value, secure }] of hosts.get(url.hostname) ?? []) {
        if (secure && url.protocol !== "https:") continue;
        const next = `${header === "" ? "" : `${header}; `}${name}=${value}`;
        if (next.length <= HEADER_CHARS_MAX) header = next;
      }
      return header === "" ? null : header;
    },
  };
}

function toAttribute(part: string): readonly [name: string, value: string] {
  const [name = "", ...value] = part.split("=");
  return [name.trim().toLowerCase(), value.join("=").trim()];
}

/** `Max-Age` wins over `Expires` (RFC 6265, section 5.3). */
function isGone(attributes: ReadonlyMap<string, string>, clock: Clock): boolean {
  const maxAge = attributes.get("max-age");
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return Number(maxAge) <= 0;
  const expires = Date.parse(attributes.get("expires") ?? "");
  return expires <= clock.now();
}

/** Nothing that would end a header line, or that undici would refuse to send. */
function isSafe(pair: string): boolean {
  return !/[^\t\x20-\x7e\x80-\xff]/.test(pair);
}
