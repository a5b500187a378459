import { createSocket } from "node:dgram";
import { describe, expect, onTestFinished, test } from "vitest";
import { type DnsAnswer, startFakeDns } from "@/lib/testing/web/fake-dns";
import { createResolver } from "./resolve";

async function resolverOf(answers: Readonly<Record<string, DnsAnswer>>) {
  const dns = await startFakeDns(answers);
  const closing = new AbortController();
  onTestFinished(() => dns.close());
  onTestFinished(() => closing.abort());
  return { dns, closing, resolve: createResolver({ servers: [dns.server], closing: closing.signal }) };
}

describe("the resolver", () => {
  test("finds every address of a name, IPv4 first", async () => {
    const { resolve, dns } = await resolverOf({
      "A shop.example": ["93.184.216.34", "93.184.216.35"],
      "AAAA shop.example": ["2606:4700::1"],
    });
    expect(await resolve("shop.example")).toEqual(["93.184.216.34", "93.184.216.35", "2606:4700::1"]);
    expect([...dns.requested].sort()).toEqual(["A shop.example", "AAAA shop.example"]);
  });

  test.each([
    ["IPv4 only", { "A shop.example": ["93.184.216.34"] }, ["93.184.216.34"]],
    ["IPv6 only", { "AAAA shop.example": ["2606:4700::1"] }, ["2606:4700::1"]],
    [
      "a failure for IPv6",
      { "A shop.example": ["93.184.216.34"], "AAAA shop.example": "failed" },
      ["93.184.216.34"],
    ],
    [
      "silence for IPv6",
      { "A shop.example": ["93.184.216.34"], "AAAA shop.example": "silence" },
      ["93.184.216.34"],
    ],
  ] as const)("makes do with %s", async (_kind, answers, addresses) => {
    const { resolve } = await resolverOf(answers);
    expect(await resolve("shop.example")).toEqual(addresses);
  });

  test.each([
    ["no such name", { "A shop.example": "no such name", "AAAA shop.example": "no such name" }],
    ["a failure", { "A shop.example": "failed", "AAAA shop.example": "failed" }],
    ["no address", {}],
  ] as const)("rejects on %s", async (_kind, answers) => {
    const { resolve } = await resolverOf(answers);
    await expect(resolve("shop.example")).rejects.toThrow();
  });

  test("gives up its questions when the net is closed", async () => {
    const { resolve, closing } = await resolverOf({
      "A shop.example": "silence",
      "AAAA shop.example": "silence",
    });
    const requested = resolve("shop.example");
    closing.abort();
    await expect(requested).rejects.toMatchObject({ code: "ECANCELLED" });
  });

  test("uses the operating system where no name server can be reached", async () => {
    const socket = createSocket("udp4");
    await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
    const { port } = socket.address();
    await new Promise<void>((resolve) => socket.close(() => resolve()));
    const resolve = createResolver({ servers: [`127.0.0.1:${port}`] });
    expect(await resolve("localhost")).toContain("127.0.0.1");
  });
});
