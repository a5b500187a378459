import { describe, expect, test } from "vitest";
import { fakeClock } from "@/lib/testing/fake-clock";
import { inspectionOf } from "@/lib/testing/inspect/inspection";
import { encodeInspection } from "./encoded-inspection";
import { createMemoryReportCache } from "./memory-report-cache";
import type { CachedCheck } from "./report-cache";

const checkOf = async (url: string) => {
  const encoded = await encodeInspection(inspectionOf(url));
  return { kind: "inspection", encoded, checkedAtMs: 0 } as const;
};

describe("createMemoryReportCache", () => {
  test("caches a check for 15 minutes and not longer", async () => {
    const clock = fakeClock();
    const cache = createMemoryReportCache(clock);
    const check = await checkOf("https://example.com/");
    await cache.set("https://example.com/", check);
    clock.advance(15 * 60_000);
    expect(await cache.get("https://example.com/")).toEqual(check);
    clock.advance(1);
    expect(await cache.get("https://example.com/")).toBeNull();
  });

  test("reading a check does not make it live longer", async () => {
    const clock = fakeClock();
    const cache = createMemoryReportCache(clock);
    await cache.set("https://example.com/", await checkOf("https://example.com/"));
    clock.advance(14 * 60_000);
    await cache.get("https://example.com/");
    clock.advance(2 * 60_000);
    expect(await cache.get("https://example.com/")).toBeNull();
  });

  test("a new check replaces the old one and starts its 15 minutes", async () => {
    const clock = fakeClock();
    const cache = createMemoryReportCache(clock);
    await cache.set("https://example.com/", await checkOf("https://example.com/"));
    clock.advance(10 * 60_000);
    const blocked: CachedCheck = { kind: "blocked", code: "private_address", detail: {} };
    await cache.set("https://example.com/", blocked);
    clock.advance(10 * 60_000);
    expect(await cache.get("https://example.com/")).toEqual(blocked);
  });

  test("knows nothing of other URLs", async () => {
    const cache = createMemoryReportCache(fakeClock());
    await cache.set("https://example.com/", await checkOf("https://example.com/"));
    expect(await cache.get("https://example.com/other")).toBeNull();
  });

  test("drops the check unused longest when its bytes are full, whatever their number", async () => {
    // Two of them fit and three do not.
    const { encoded } = await checkOf("https://example.com/1");
    const cache = createMemoryReportCache(fakeClock(), Math.round(2.5 * encoded.size));
    for (const page of ["1", "2"])
      await cache.set(`https://example.com/${page}`, await checkOf(`https://example.com/${page}`));
    await cache.get("https://example.com/1");
    await cache.set("https://example.com/3", await checkOf("https://example.com/3"));
    expect(await cache.get("https://example.com/1")).not.toBeNull();
    expect(await cache.get("https://example.com/2")).toBeNull();
    expect(await cache.get("https://example.com/3")).not.toBeNull();
  });

  test("a check larger than the whole cache is not cached and drops nothing", async () => {
    const small: CachedCheck = { kind: "blocked", code: "blocked_host", detail: {} };
    const cache = createMemoryReportCache(fakeClock(), 1_000);
    await cache.set("https://example.com/small", small);
    await cache.set("https://example.com/large", await checkOf("https://example.com/large"));
    expect(await cache.get("https://example.com/large")).toBeNull();
    expect(await cache.get("https://example.com/small")).toEqual(small);
  });
});

describe("images of a cached check", () => {
  test("are those of its previews", async () => {
    const cache = createMemoryReportCache(fakeClock());
    const check = await checkOf("https://example.com/");
    await cache.set("https://example.com/", check);
    const images = await cache.imagesOf("https://example.com/");
    expect(images).toEqual(check.encoded.parts.images);
    await cache.set("https://example.com/", { kind: "blocked", code: "private_address", detail: {} });
    expect(await cache.imagesOf("https://example.com/")).toEqual([]);
    expect(await cache.imagesOf("https://example.com/other")).toEqual([]);
  });
});
