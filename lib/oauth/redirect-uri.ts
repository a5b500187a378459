// Where a client may be sent back to. A code that reaches the wrong place is lost, so nothing here is lenient
// (RFC 9700, section 4.1; RFC 8252, sections 7.3 and 8.3).

const LOOPBACK = new Set(["127.0.0.1", "[::1]", "localhost"]);
const CHARS_MAX = 2_048;

/** Whether a client may name this redirect URI: https, or http on the person's own computer; no user name, no fragment. */
export function isAllowedRedirect(uri: string): boolean {
  // URL parsers drop or turn around these, so that another URL than the written one would be opened.
  if (uri.length > CHARS_MAX || !/^[\x21-\x7e]+$/.test(uri) || /[\\#<>"'`]/.test(uri)) return false;
  const url = URL.parse(uri);
  if (url === null || url.username !== "" || url.password !== "" || /^[^/]*\/\/[^/?]*@/.test(uri))
    return false;
  return url.protocol === "https:" || isLoopback(uri);
}

/** Whether a redirect URI leads to a program on the person's own computer. */
export function isLoopback(uri: string): boolean {
  const url = URL.parse(uri);
  return url !== null && url.protocol === "http:" && LOOPBACK.has(url.hostname);
}

/** Whether a requested redirect URI is one of the client's: the same text, save for the port on the person's own computer. */
export function isRegistered(requested: string, registered: readonly string[]): boolean {
  if (!isAllowedRedirect(requested)) return false;
  return registered.some(
    (uri) => uri === requested || (isLoopback(uri) && portless(uri) === portless(requested)),
  );
}

/** A redirect URI with these parameters. What it says already stays as it was written. */
export function withParameters(uri: string, parameters: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== null);
  return `${uri}${uri.includes("?") ? "&" : "?"}${new URLSearchParams(given)}`;
}

/** The text without its port, for a loopback URI; null for any other, which equals no text. */
function portless(uri: string): string | null {
  return isLoopback(uri) ? uri.replace(/^(http:\/\/(?:\[::1\]|[\w.]+)):\d{1,5}(?=[/?]|$)/i, "$1") : null;
}
