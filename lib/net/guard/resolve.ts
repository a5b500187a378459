import { lookup, Resolver } from "node:dns/promises";
import { setTimeout as after } from "node:timers/promises";

/** Every address of a name, at least one; rejects when there is none. */
export type Resolve = (host: string) => Promise<readonly string[]>;

const TIMEOUT_MS = 2_000;
const TRIES = 2;
/** How long a name's IPv6 addresses may keep its IPv4 addresses waiting: some name servers never answer for AAAA. */
const PATIENCE_MS = 1_000;

export interface ResolverOptions {
  /** Name servers to use, as `ip` or `ip:port`; the machine's own when absent. */
  readonly servers?: readonly string[];
  /** Gives up every question when it aborts. */
  readonly closing?: AbortSignal;
}

/**
 * Queries the name servers directly. `dns.lookup` would occupy one of the four threads that files and decompression need
 * too, so that a few names whose servers never answer would hold up everything; it is only used where no name server
 * can be reached at all.
 */
export function createResolver({ servers, closing }: ResolverOptions = {}): Resolve {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (servers) resolver.setServers(servers);
  closing?.addEventListener("abort", () => resolver.cancel(), { once: true });
  return async (host) => {
    const v6 = settle(resolver.resolve6(host));
    const v4 = await settle(resolver.resolve4(host));
    const late = v4.addresses.length > 0 ? await firstOf(v6, PATIENCE_MS) : await v6;
    const addresses = [...v4.addresses, ...late.addresses];
    if (addresses.length > 0) return addresses;
    if (isUnreachable(v4.error)) return systemResolve(host);
    throw v4.error ?? late.error;
  };
}

/** Queries the operating system, which also knows the names of its own hosts file. */
export async function systemResolve(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true, order: "ipv4first" });
  return found.map(({ address }) => address);
}

interface Answered {
  readonly addresses: readonly string[];
  readonly error?: unknown;
}

function settle(requested: Promise<string[]>): Promise<Answered> {
  return requested.then(
    (addresses) => ({ addresses }),
    (error: unknown) => ({ addresses: [], error }),
  );
}

async function firstOf(answered: Promise<Answered>, patienceMs: number): Promise<Answered> {
  const stop = new AbortController();
  const nothing = after(patienceMs, { addresses: [] }, { signal: stop.signal }).catch(() => ({
    addresses: [],
  }));
  const first = await Promise.race([answered, nothing]);
  stop.abort();
  return first;
}

function isUnreachable(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ECONNREFUSED";
}
