import { isIP } from "node:net";
import { LRUCache } from "lru-cache";
import { AppError } from "@/lib/errors";
import type { IpReason } from "@/lib/inspect/url/ip-ranges.data";
import { specialRangeOf } from "@/lib/inspect/url/special-range";
import { hostOf } from "@/lib/inspect/url/url-policy";
import { type GuardSettings, isAllowedPrivate } from "./guard-url";
import type { Resolve } from "./resolve";

export interface GuardedResolver {
  /**
   * The addresses a url's host may be dialled at, in the order of preference. Throws `private_address` when any of
   * them is not public (unless the operator allows the origin), `dns_failed` when there is none.
   */
  resolve(url: URL): Promise<readonly string[]>;
}

export interface GuardedResolverParts {
  readonly settings: GuardSettings;
  readonly resolve: Resolve;
  /** For the names of origins the operator allows, which may be in the machine's hosts file only. */
  readonly resolvePrivate: Resolve;
  readonly now: () => number;
}

/** One page, its images and its robots.txt are fetched within seconds of each other, mostly from one host. */
const CACHED_MS = 5_000;
const NAMES_MAX = 2_000;

/** Resolves names and judges the result, which is cached for 5 s and judged again at each use. */
export function createGuardedResolver({
  settings,
  resolve,
  resolvePrivate,
  now,
}: GuardedResolverParts): GuardedResolver {
  const cached = new LRUCache<string, Promise<readonly string[]>>({
    max: NAMES_MAX,
    ttl: CACHED_MS,
    perf: { now },
    ttlResolution: 0,
  });

  function look(host: string, allowed: boolean): Promise<readonly string[]> {
    const key = allowed ? `private ${host}` : host;
    const known = cached.get(key);
    if (known) return known;
    const lookup = lookUp(host, allowed ? resolvePrivate : resolve);
    cached.set(key, lookup);
    lookup.catch(() => {
      if (cached.peek(key) === lookup) cached.delete(key);
    });
    return lookup;
  }

  return {
    async resolve(url) {
      const host = hostOf(url);
      const allowed = isAllowedPrivate(url, settings);
      const addresses = isIP(host) === 0 ? await look(host, allowed) : [host];
      if (!allowed) rejectPrivate(addresses, url);
      return addresses;
    },
  };
}

async function lookUp(host: string, resolve: Resolve): Promise<readonly string[]> {
  let addresses: readonly string[];
  try {
    addresses = await resolve(host);
  } catch (cause) {
    throw new AppError("dns_failed", { cause });
  }
  if (addresses.length === 0) throw new AppError("dns_failed");
  return addresses;
}

/** The reason goes to the log alone: told to everyone, it would let anyone map the names of our own network. */
function rejectPrivate(addresses: readonly string[], url: URL): void {
  for (const address of addresses) {
    const found = classifyIp(address);
    if (!found.public) throw new AppError("private_address", { url: url.href, cause: found.reason });
  }
}

export type IpClass = { readonly public: true } | { readonly public: false; readonly reason: IpReason };

/** Whether a text is an IP address of the public internet, and if not, why. */
export function classifyIp(ip: string): IpClass {
  const reason = isIP(ip) === 0 ? "not_an_address" : specialRangeOf(ip);
  return reason === null ? { public: true } : { public: false, reason };
}
