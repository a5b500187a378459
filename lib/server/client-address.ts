import { isIP } from "node:net";

/** A connection, and the proxies that its request names. */
export interface Hops {
  /** The socket's peer; absent when the connection is gone. */
  readonly peer: string | undefined;
  /** The X-Forwarded-For header: each proxy appends the IP address that its request came from. */
  readonly forwardedFor: string | undefined;
  /** Number of our own proxies in front. */
  readonly trustProxy: number;
}

/**
 * The client's IP address, with IPv4-mapped addresses as IPv4: the peer's, or behind proxies the one from which the
 * outermost got the request. Entries further left are from the client and never trusted.
 */
export function clientAddress({ peer, forwardedFor, trustProxy }: Hops): string {
  const own = plain(peer ?? "");
  if (trustProxy === 0 || forwardedFor === undefined) return own;
  const entries = forwardedFor.split(",");
  const entry = plain(entries[Math.max(0, entries.length - trustProxy)] ?? "");
  return isIP(entry) === 0 ? own : entry;
}

/** Some proxies add the port, and brackets around IPv6. */
function plain(text: string): string {
  const address = text.trim();
  const bare =
    /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ??
    /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ??
    address;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
}
