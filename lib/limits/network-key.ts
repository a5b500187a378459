import { isIP } from "node:net";
import { ipBytes } from "@/lib/inspect/url/special-range";

/** How the bytes of an IPv4 address written as IPv6 begin: `::ffff:192.0.2.1`. */
const MAPPED = "0,0,0,0,0,0,0,0,0,0,255,255";

/**
 * The network that shares one anonymous rate limit: the IPv4 address (also when written as `::ffff:192.0.2.1`),
 * or the /64 of an IPv6 address, since one home or server is given at least that. Text that is no address is its own key.
 */
export function networkKey(address: string): string {
  const family = isIP(address);
  if (family !== 6) return address;
  const bytes = ipBytes(address);
  if (bytes.slice(0, 12).join() === MAPPED) return bytes.slice(12).join(".");
  const groups = [0, 2, 4, 6].map((at) => ((bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)).toString(16));
  return `${groups.join(":")}::/64`;
}
