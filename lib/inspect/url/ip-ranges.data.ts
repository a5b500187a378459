// Every range that is not the public internet, the narrower before the wider: the first match names the reason.
// Sources, read 2026-11-20:
// https://www.iana.org/assignments/iana-ipv4-special-registry/
// https://www.iana.org/assignments/iana-ipv6-special-registry/
// https://www.iana.org/assignments/ipv6-address-space/

/** Why an address is not public. */
export type IpReason =
  | "not_an_address"
  | "loopback"
  | "unspecified"
  | "private"
  | "link_local"
  | "cgnat"
  | "multicast"
  | "broadcast"
  | "reserved"
  | "documentation"
  | "benchmark"
  | "ipv4_mapped"
  | "ipv4_compatible"
  | "ipv4_translated"
  | "nat64"
  | "six_to_four"
  | "teredo"
  | "unique_local"
  | "cloud_metadata"
  | "site_local"
  | "discard"
  | "orchid"
  | "segment_routing";

export const IPV4_RANGES: readonly (readonly [cidr: string, reason: IpReason])[] = [
  // Instance metadata: AWS, Azure and Google; AWS tasks; AWS pods; Oracle; Alibaba; Azure's host agent.
  ["169.254.169.254/32", "cloud_metadata"],
  ["169.254.170.2/32", "cloud_metadata"],
  ["169.254.170.23/32", "cloud_metadata"],
  ["192.0.0.192/32", "cloud_metadata"],
  ["100.100.100.200/32", "cloud_metadata"],
  ["168.63.129.16/32", "cloud_metadata"],
  ["0.0.0.0/8", "unspecified"],
  ["10.0.0.0/8", "private"],
  ["100.64.0.0/10", "cgnat"],
  ["127.0.0.0/8", "loopback"],
  ["169.254.0.0/16", "link_local"],
  ["172.16.0.0/12", "private"],
  ["192.0.0.0/24", "reserved"],
  ["192.0.2.0/24", "documentation"],
  ["192.88.99.0/24", "six_to_four"],
  ["192.168.0.0/16", "private"],
  ["198.18.0.0/15", "benchmark"],
  ["198.51.100.0/24", "documentation"],
  ["203.0.113.0/24", "documentation"],
  ["224.0.0.0/4", "multicast"],
  ["255.255.255.255/32", "broadcast"],
  ["240.0.0.0/4", "reserved"],
];

export const IPV6_RANGES: readonly (readonly [cidr: string, reason: IpReason])[] = [
  // Instance metadata: AWS, AWS pods, Google.
  ["fd00:ec2::254/128", "cloud_metadata"],
  ["fd00:ec2::23/128", "cloud_metadata"],
  ["fd20:ce::254/128", "cloud_metadata"],
  ["::/128", "unspecified"],
  ["::1/128", "loopback"],
  ["::/96", "ipv4_compatible"],
  ["::ffff:0:0/96", "ipv4_mapped"],
  ["::ffff:0:0:0/96", "ipv4_translated"],
  ["64:ff9b::/96", "nat64"],
  ["64:ff9b:1::/48", "nat64"],
  ["100::/64", "discard"],
  ["100:0:0:1::/64", "discard"],
  ["2001::/32", "teredo"],
  ["2001:2::/48", "benchmark"],
  ["2001:10::/28", "orchid"],
  ["2001:20::/28", "orchid"],
  ["2001::/23", "reserved"],
  ["2001:db8::/32", "documentation"],
  ["2002::/16", "six_to_four"],
  ["3fff::/20", "documentation"],
  ["5f00::/16", "segment_routing"],
  ["fc00::/7", "unique_local"],
  ["fe80::/10", "link_local"],
  ["fec0::/10", "site_local"],
  ["ff00::/8", "multicast"],
  // Only 2000::/3 is handed out to the public internet.
  ["::/3", "reserved"],
  ["4000::/2", "reserved"],
  ["8000::/1", "reserved"],
];
