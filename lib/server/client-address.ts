import { isIP } from "node:net";

/** What is known of a connection and what its request says of the way here. */
export interface Hops {
  /** The socket's peer; absent when the connection is gone. */
  readonly peer: string | undefined;
  /** The X-Forwarded-For header: each proxy adds the address it was asked from at the right. */
  readonly forwardedFor: string | undefined;
  /** Number of our own proxies in front. */
  readonly trustProxy: number;
}

/**
 * The client's address, IPv4-mapped addresses written as IPv4: the peer, or with proxies in front what the outermost
 * of them was asked from. What stands further left was written by the client and is never believed.
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
