import { isIP } from "node:net";
import type { IpReason } from "@/lib/inspect/url/ip-ranges.data";
import { specialRangeOf } from "@/lib/inspect/url/special-range";

export type IpClass = { readonly public: true } | { readonly public: false; readonly reason: IpReason };

/** Whether a text is an IP address of the public internet, and if not, why. */
export function classifyIp(ip: string): IpClass {
  const reason = isIP(ip) === 0 ? "not_an_address" : specialRangeOf(ip);
  return reason === null ? { public: true } : { public: false, reason };
}
