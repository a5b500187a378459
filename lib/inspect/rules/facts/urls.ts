const LOCAL_NAME = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/;
const PRIVATE_V4 =
  /^(0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./;
const PRIVATE_V6 = /^\[(::1?|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]$/;

/**
 * True when an absolute URL names, by its spelling alone, a host that only its own network can reach. This only words
 * an issue; what may be fetched is decided in lib/net.
 */
export function isPrivateHost(url: string): boolean {
  const { hostname } = new URL(url);
  const host = hostname.toLowerCase().replace(/\.$/, "");
  return LOCAL_NAME.test(host) || PRIVATE_V4.test(host) || PRIVATE_V6.test(host);
}

/** True when an absolute URL is that of a site's home page. */
export function isHomePage(url: string): boolean {
  const { pathname, search } = new URL(url);
  return pathname === "/" && search === "";
}
