import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * The network that shares one anonymous allowance: the IPv4 address (also when written as `::ffff:192.0.2.1`),
 * or the /64 of an IPv6 address, since one home or server is given at least that. Text that is no address is its own key.
 */
export function networkKey(address: string): string {
  const bare = address.replace(/%.*$/, "");
  if (isIP(bare) === 0) return address;
  const ip = ipaddr.process(bare);
  if (ip.kind() === "ipv4") return ip.toString();
  const bytes = ip.toByteArray();
  const groups = [0, 2, 4, 6].map((at) => ((bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)).toString(16));
  return `${groups.join(":")}::/64`;
}
