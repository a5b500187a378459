import { isIP } from "node:net";
import { IPV4_RANGES, IPV6_RANGES, type IpReason } from "./special-ranges.data";

export type IpClass = { readonly public: true } | { readonly public: false; readonly reason: IpReason };

interface Range {
  readonly bytes: readonly number[];
  readonly bits: number;
  readonly reason: IpReason;
}

const RANGES_V4 = IPV4_RANGES.map(toRange);
const RANGES_V6 = IPV6_RANGES.map(toRange);

/**
 * Tells whether an address belongs to the public internet, and if not, why. Addresses that carry an IPv4 address
 * inside (mapped, compatible, NAT64, 6to4, Teredo) are never public, whatever they carry. Text that is not exactly
 * one IP address is `not_an_address`. Implements the IANA special-purpose registries named in address-ranges.data.ts.
 */
export function classifyIp(ip: string): IpClass {
  const family = isIP(ip);
  if (family === 0) return { public: false, reason: "not_an_address" };
  const bytes = ipBytes(ip);
  const range = (family === 4 ? RANGES_V4 : RANGES_V6).find((candidate) => isWithin(bytes, candidate));
  if (range) return { public: false, reason: range.reason };
  // A zone ("%eth0") names an interface of this machine, which no public address needs.
  return ip.includes("%") ? { public: false, reason: "link_local" } : { public: true };
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

/** The 4 or 16 bytes of an address that `isIP` has accepted; a zone is left out. */
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
