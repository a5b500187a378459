import { describe, expect, test } from "vitest";
import { classifyIp, createGuardedResolver } from "./guarded-resolver";

interface Scene {
  readonly answers?: readonly (readonly string[])[];
  readonly allow?: readonly string[];
}

function scene({ answers = [["93.184.216.34"]], allow = [] }: Scene = {}) {
  const waiting = [...answers];
  const requested: string[] = [];
  let time = 1_000;
  const answer = (kind: string) => async (host: string) => {
    requested.push(`${kind} ${host}`);
    const next = waiting.length > 1 ? waiting.shift() : waiting[0];
    if (!next) throw new Error("No such name.");
    return next;
  };
  const resolver = createGuardedResolver({
    settings: { allowPrivateOrigins: allow, blockedHosts: [] },
    resolve: answer("public"),
    resolvePrivate: answer("private"),
    now: () => time,
  });
  return {
    requested,
    resolve: (url: string) => resolver.resolve(new URL(url)),
    pass: (ms: number) => {
      time += ms;
    },
  };
}

describe("the address resolver", () => {
  test("caches an answer for 5 s", async () => {
    const { resolve, requested, pass } = scene();
    expect(await resolve("https://shop.example/a")).toEqual(["93.184.216.34"]);
    pass(5_000);
    await resolve("http://shop.example./b");
    expect(requested).toEqual(["public shop.example"]);
    pass(1);
    await resolve("https://shop.example/c");
    expect(requested).toHaveLength(2);
  });

  test("looks up once for those who resolve at the same time", async () => {
    const { resolve, requested } = scene();
    await Promise.all([resolve("https://shop.example/a"), resolve("https://shop.example/b")]);
    expect(requested).toHaveLength(1);
  });

  test("rejects a name that has become private, whatever it was before", async () => {
    const { resolve, pass } = scene({ answers: [["93.184.216.34"], ["93.184.216.34", "127.0.0.1"]] });
    await resolve("https://rebind.example/");
    pass(5_001);
    await expect(resolve("https://rebind.example/")).rejects.toMatchObject({ code: "private_address" });
  });

  test("rejects a private answer each time it is used", async () => {
    const { resolve, requested } = scene({ answers: [["10.0.0.1"]] });
    await expect(resolve("https://inside.example/")).rejects.toMatchObject({ code: "private_address" });
    await expect(resolve("https://inside.example/")).rejects.toMatchObject({ code: "private_address" });
    expect(requested).toHaveLength(1);
  });

  test("does not tell the visitor what a private name resolves to", async () => {
    const { resolve } = scene({ answers: [["10.20.30.40"]] });
    const error: unknown = await resolve("https://inside.example/").catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      detail: { cause: "private" },
      message: expect.not.stringMatching("10.20"),
    });
  });

  test("forgets a failure at once", async () => {
    const { resolve, requested } = scene({ answers: [] });
    await expect(resolve("https://nothing.example/")).rejects.toMatchObject({ code: "dns_failed" });
    await expect(resolve("https://nothing.example/")).rejects.toMatchObject({ code: "dns_failed" });
    expect(requested).toHaveLength(2);
  });

  test("uses the machine's own resolver for an allowed origin, and its answer for that origin alone", async () => {
    const { resolve, requested } = scene({ answers: [["127.0.0.1"]], allow: ["http://shop.test:4100"] });
    expect(await resolve("http://shop.test:4100/")).toEqual(["127.0.0.1"]);
    await expect(resolve("http://shop.test/")).rejects.toMatchObject({ code: "private_address" });
    expect(requested).toEqual(["private shop.test", "public shop.test"]);
  });

  test("looks nothing up for an address, and judges it too", async () => {
    const { resolve, requested } = scene();
    expect(await resolve("http://[2606:4700:4700::1111]/")).toEqual(["2606:4700:4700::1111"]);
    await expect(resolve("http://[::1]/")).rejects.toMatchObject({ code: "private_address" });
    expect(requested).toEqual([]);
  });
});

const PUBLIC = "public";

/** Both sides of each range's two edges: below, first, last, above. */
const EDGES: readonly (readonly [ip: string, expected: string])[] = [
  ["0.0.0.0", "unspecified"],
  ["0.255.255.255", "unspecified"],
  ["1.0.0.0", PUBLIC],
  ["9.255.255.255", PUBLIC],
  ["10.0.0.0", "private"],
  ["10.255.255.255", "private"],
  ["11.0.0.0", PUBLIC],
  ["100.63.255.255", PUBLIC],
  ["100.64.0.0", "cgnat"],
  ["100.100.100.199", "cgnat"],
  ["100.100.100.200", "cloud_metadata"],
  ["100.100.100.201", "cgnat"],
  ["100.127.255.255", "cgnat"],
  ["100.128.0.0", PUBLIC],
  ["126.255.255.255", PUBLIC],
  ["127.0.0.0", "loopback"],
  ["127.255.255.255", "loopback"],
  ["128.0.0.0", PUBLIC],
  ["168.63.129.15", PUBLIC],
  ["168.63.129.16", "cloud_metadata"],
  ["168.63.129.17", PUBLIC],
  ["169.253.255.255", PUBLIC],
  ["169.254.0.0", "link_local"],
  ["169.254.169.253", "link_local"],
  ["169.254.169.254", "cloud_metadata"],
  ["169.254.169.255", "link_local"],
  ["169.254.170.1", "link_local"],
  ["169.254.170.2", "cloud_metadata"],
  ["169.254.170.3", "link_local"],
  ["169.254.170.22", "link_local"],
  ["169.254.170.23", "cloud_metadata"],
  ["169.254.170.24", "link_local"],
  ["169.254.255.255", "link_local"],
  ["169.255.0.0", PUBLIC],
  ["172.15.255.255", PUBLIC],
  ["172.16.0.0", "private"],
  ["172.31.255.255", "private"],
  ["172.32.0.0", PUBLIC],
  ["191.255.255.255", PUBLIC],
  ["192.0.0.0", "reserved"],
  ["192.0.0.191", "reserved"],
  ["192.0.0.192", "cloud_metadata"],
  ["192.0.0.193", "reserved"],
  ["192.0.0.255", "reserved"],
  ["192.0.1.0", PUBLIC],
  ["192.0.1.255", PUBLIC],
  ["192.0.2.0", "documentation"],
  ["192.0.2.255", "documentation"],
  ["192.0.3.0", PUBLIC],
  ["192.88.98.255", PUBLIC],
  ["192.88.99.0", "six_to_four"],
  ["192.88.99.255", "six_to_four"],
  ["192.88.100.0", PUBLIC],
  ["192.167.255.255", PUBLIC],
  ["192.168.0.0", "private"],
  ["192.168.255.255", "private"],
  ["192.169.0.0", PUBLIC],
  ["198.17.255.255", PUBLIC],
  ["198.18.0.0", "benchmark"],
  ["198.19.255.255", "benchmark"],
  ["198.20.0.0", PUBLIC],
  ["198.51.99.255", PUBLIC],
  ["198.51.100.0", "documentation"],
  ["198.51.100.255", "documentation"],
  ["198.51.101.0", PUBLIC],
  ["203.0.112.255", PUBLIC],
  ["203.0.113.0", "documentation"],
  ["203.0.113.255", "documentation"],
  ["203.0.114.0", PUBLIC],
  ["223.255.255.255", PUBLIC],
  ["224.0.0.0", "multicast"],
  ["239.255.255.255", "multicast"],
  ["240.0.0.0", "reserved"],
  ["255.255.255.254", "reserved"],
  ["255.255.255.255", "broadcast"],

  ["::", "unspecified"],
  ["::1", "loopback"],
  ["0:0:0:0:0:0:0:1", "loopback"],
  ["::2", "ipv4_compatible"],
  ["::8.8.8.8", "ipv4_compatible"],
  ["::ffff:ffff", "ipv4_compatible"],
  ["::1:0:0", "reserved"],
  ["::fffe:ffff:ffff", "reserved"],
  ["::ffff:0:0", "ipv4_mapped"],
  ["::ffff:8.8.8.8", "ipv4_mapped"],
  ["::ffff:7f00:1", "ipv4_mapped"],
  ["::ffff:ffff:ffff", "ipv4_mapped"],
  ["::1:0:0:0", "reserved"],
  ["::fffe:ffff:ffff:ffff", "reserved"],
  ["::ffff:0:0:0", "ipv4_translated"],
  ["::ffff:0:ffff:ffff", "ipv4_translated"],
  ["::ffff:1:0:0", "reserved"],
  ["64:ff9a:ffff:ffff:ffff:ffff:ffff:ffff", "reserved"],
  ["64:ff9b::", "nat64"],
  ["64:ff9b::8.8.8.8", "nat64"],
  ["64:ff9b::ffff:ffff", "nat64"],
  ["64:ff9b::1:0:0", "reserved"],
  ["64:ff9b:0:ffff:ffff:ffff:ffff:ffff", "reserved"],
  ["64:ff9b:1::", "nat64"],
  ["64:ff9b:1:ffff:ffff:ffff:ffff:ffff", "nat64"],
  ["64:ff9b:2::", "reserved"],
  ["ff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "reserved"],
  ["100::", "discard"],
  ["100::ffff:ffff:ffff:ffff", "discard"],
  ["100:0:0:1::", "discard"],
  ["100:0:0:1:ffff:ffff:ffff:ffff", "discard"],
  ["100:0:0:2::", "reserved"],
  ["1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "reserved"],
  ["2000::", PUBLIC],
  ["2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff", PUBLIC],
  ["2001::", "teredo"],
  ["2001:0:ffff:ffff:ffff:ffff:ffff:ffff", "teredo"],
  ["2001:1::", "reserved"],
  ["2001:1:ffff:ffff:ffff:ffff:ffff:ffff", "reserved"],
  ["2001:2::", "benchmark"],
  ["2001:2:0:ffff:ffff:ffff:ffff:ffff", "benchmark"],
  ["2001:2:1::", "reserved"],
  ["2001:f:ffff:ffff:ffff:ffff:ffff:ffff", "reserved"],
  ["2001:10::", "orchid"],
  ["2001:1f:ffff:ffff:ffff:ffff:ffff:ffff", "orchid"],
  ["2001:20::", "orchid"],
  ["2001:2f:ffff:ffff:ffff:ffff:ffff:ffff", "orchid"],
  ["2001:30::", "reserved"],
  ["2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff", "reserved"],
  ["2001:200::", PUBLIC],
  ["2001:db7:ffff:ffff:ffff:ffff:ffff:ffff", PUBLIC],
  ["2001:db8::", "documentation"],
  ["2001:db8:ffff:ffff:ffff:ffff:ffff:ffff", "documentation"],
  ["2001:db9::", PUBLIC],
  ["2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff", PUBLIC],
  ["2002::", "six_to_four"],
  ["2002:808:808::1", "six_to_four"],
  ["2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "six_to_four"],
  ["2003::", PUBLIC],
  ["2606:4700:4700::1111", PUBLIC],
  ["3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff", PUBLIC],
  ["3fff::", "documentation"],
  ["3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff", "documentation"],
  ["3fff:1000::", PUBLIC],
  ["3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", PUBLIC],
  ["4000::", "reserved"],
  ["5eff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "reserved"],
  ["5f00::", "segment_routing"],
  ["5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "segment_routing"],
  ["5f01::", "reserved"],
  ["7fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "reserved"],
  ["8000::", "reserved"],
  ["fbff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "reserved"],
  ["fc00::", "unique_local"],
  ["fd00:ec2::22", "unique_local"],
  ["fd00:ec2::23", "cloud_metadata"],
  ["fd00:ec2::24", "unique_local"],
  ["fd00:ec2::253", "unique_local"],
  ["fd00:ec2::254", "cloud_metadata"],
  ["fd00:ec2::255", "unique_local"],
  ["fd20:ce::253", "unique_local"],
  ["fd20:ce::254", "cloud_metadata"],
  ["fd20:ce::255", "unique_local"],
  ["fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "unique_local"],
  ["fe00::", "reserved"],
  ["fe7f:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "reserved"],
  ["fe80::", "link_local"],
  ["fe80::1%eth0", "link_local"],
  ["febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "link_local"],
  ["fec0::", "site_local"],
  ["feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "site_local"],
  ["ff00::", "multicast"],
  ["ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "multicast"],

  ["2606:4700:4700::1111%eth0", "link_local"],
  ["", "not_an_address"],
  ["example.com", "not_an_address"],
  ["2130706433", "not_an_address"],
  ["0x7f.1", "not_an_address"],
  ["127.1", "not_an_address"],
  ["0177.0.0.1", "not_an_address"],
  ["8.8.8.8 ", "not_an_address"],
  ["[::1]", "not_an_address"],
];

describe("classifyIp", () => {
  test.each(EDGES)("%s is %s", (ip, expected) => {
    const found = classifyIp(ip);
    expect(found.public ? PUBLIC : found.reason).toBe(expected);
  });
});
