import { isIP } from "node:net";

/** Names that a machine or a network gives itself; browsers treat localhost as safe. */
const OWN_NAME = /^localhost$|\.(?:localhost|local|internal|test|lan|home\.arpa)$/;

/**
 * Whether the site's URL is plain http on a name of the public internet. Its cookies are Secure, so browsers would drop
 * them there.
 */
export function isPublicHttp(baseUrl: string): boolean {
  const url = new URL(baseUrl);
  if (url.protocol !== "http:") return false;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return isIP(host) === 0 && host.includes(".") && !OWN_NAME.test(host);
}
