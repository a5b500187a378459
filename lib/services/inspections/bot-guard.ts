// Bot protection that verifies a platform's crawler by the network it calls from, as documented for Cloudflare and Bunny
// (https://developers.cloudflare.com/bots/reference/bot-verification/ip-validation,
// https://bunny.net/docs/shield/verified-bots, read 2026-11-28) and assumed for the others. It takes a request of
// ours with that name for a forgery, so that blocking it says nothing about the crawler itself.
const SERVERS = /^\s*(?:cloudflare|BunnyCDN|AkamaiGHost|ddos-guard|Sucuri|imperva)/i;
const HEADERS: readonly string[] = ["cf-ray", "x-datadome", "x-iinfo", "x-sucuri-id", "x-amzn-waf-action"];

/** Whether a response with these headers (lower-case names) passed through such protection. */
export function verifiesCrawlers(headers: Readonly<Record<string, string>>): boolean {
  return SERVERS.test(headers.server ?? "") || HEADERS.some((name) => headers[name] !== undefined);
}
