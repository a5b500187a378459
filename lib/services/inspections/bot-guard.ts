// Bot protection that tells a platform's crawler by the network it calls from, as is documented of Cloudflare and Bunny
// (https://developers.cloudflare.com/bots/reference/bot-verification/ip-validation,
// https://bunny.net/docs/shield/verified-bots, read 2026-11-28) and assumed of the others. To it a request of ours under
// that name is a forgery, and that it refuses one says nothing of the crawler itself.
const SERVERS = /^\s*(?:cloudflare|BunnyCDN|AkamaiGHost|ddos-guard|Sucuri|imperva)/i;
const HEADERS: readonly string[] = ["cf-ray", "x-datadome", "x-iinfo", "x-sucuri-id", "x-amzn-waf-action"];

/** Whether an answer with these headers (lower-case names) came past such a guard. */
export function knowsReadersByAddress(headers: Readonly<Record<string, string>>): boolean {
  return SERVERS.test(headers.server ?? "") || HEADERS.some((name) => headers[name] !== undefined);
}
