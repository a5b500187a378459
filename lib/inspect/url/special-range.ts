import { IPV4_RANGES, IPV6_RANGES, type IpReason } from "./ip-ranges.data";

interface Range {
  readonly bytes: readonly number[];
  readonly bits: number;
  readonly reason: IpReason;
}

const RANGES_V4 = IPV4_RANGES.map(toRange);
const RANGES_V6 = IPV6_RANGES.map(toRange);

/**
 * Why this IP address, which has to be a valid one, is not on the public internet; null when it is. An IPv6 address that
 * carries an IPv4 address (mapped, compatible, NAT64, 6to4, Teredo) is never public, whatever it carries. Implements the
 * IANA special-purpose registries named in ip-ranges.data.ts.
 */
export function specialRangeOf(ip: string): IpReason | null {
  const bytes = ipBytes(ip);
  const range = (bytes.length === 4 ? RANGES_V4 : RANGES_V6).find((candidate) => isWithin(bytes, candidate));
  if (range) return range.reason;
  // A zone ("%eth0") names an interface of this machine, which no public IP address needs.
  return ip.includes("%") ? "link_local" : null;
}

/** The 4 or 16 bytes of a valid IP address; a zone is left out. */
export function ipBytes(ip: string): readonly number[] {
  if (!ip.includes(":")) return ip.split(".").map(Number);
  const [address = ""] = ip.split("%");
  const [head = "", tail] = address.split("::");
  const left = groupBytes(head);
  if (tail === undefined) return left;
  const right = groupBytes(tail);
  return [...left, ...Array<number>(16 - left.length - right.length).fill(0), ...right];
}

function groupBytes(groups: string): readonly number[] {
  if (groups === "") return [];
  return groups.split(":").flatMap((group) => {
    if (group.includes(".")) return group.split(".").map(Number);
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
}

function toRange([cidr, reason]: readonly [string, IpReason]): Range {
  const [ip = "", bits] = cidr.split("/");
  return { bytes: ipBytes(ip), bits: Number(bits), reason };
}

function isWithin(bytes: readonly number[], range: Range): boolean {
  const whole = range.bits >> 3;
  for (let i = 0; i < whole; i++) if (bytes[i] !== range.bytes[i]) return false;
  const rest = range.bits & 7;
  if (rest === 0) return true;
  const shift = 8 - rest;
  return (bytes[whole] ?? 0) >> shift === (range.bytes[whole] ?? 0) >> shift;
}
