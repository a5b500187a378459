import { setImmediate as nextTurn } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { toReport } from "@/lib/inspect/report";
import { fakeClock } from "@/lib/testing/fake-clock";
import { inspectionOf } from "@/lib/testing/inspection";
import { createMemoryReportCache } from "./memory-report-cache";
import type { CachedCheck } from "./report-cache";

const checkOf = (url: string): CachedCheck => ({
  kind: "inspection",
  inspection: inspectionOf(url),
  checkedAtMs: 0,
});

describe("createMemoryReportCache", () => {
  test("caches a check for 15 minutes and not longer", async () => {
    const clock = fakeClock();
    const cache = createMemoryReportCache(clock);
    const check = checkOf("https://example.com/");
    await cache.set("https://example.com/", check);
    clock.advance(15 * 60_000);
    expect(await cache.get("https://example.com/")).toEqual(check);
    clock.advance(1);
    expect(await cache.get("https://example.com/")).toBeNull();
  });

  test("reading a check does not make it live longer", async () => {
    const clock = fakeClock();
    const cache = createMemoryReportCache(clock);
    await cache.set("https://example.com/", checkOf("https://example.com/"));
    clock.advance(14 * 60_000);
    await cache.get("https://example.com/");
    clock.advance(2 * 60_000);
    expect(await cache.get("https://example.com/")).toBeNull();
  });

  test("a new check replaces the old one and starts its 15 minutes", async () => {
    const clock = fakeClock();
    const cache = createMemoryReportCache(clock);
    await cache.set("https://example.com/", checkOf("https://example.com/"));
    clock.advance(10 * 60_000);
    const refused: CachedCheck = { kind: "refused", code: "private_address", detail: {} };
    await cache.set("https://example.com/", refused);
    clock.advance(10 * 60_000);
    expect(await cache.get("https://example.com/")).toEqual(refused);
  });

  test("decodes large checks in turns, so that others need not wait for all of them", async () => {
    const cache = createMemoryReportCache(fakeClock());
    const url = "https://example.com/";
    const inspection = inspectionOf(url, { finalUrl: `${url}?${"a".repeat(500_000)}` });
    await cache.set(url, { kind: "inspection", inspection, checkedAtMs: 0 });
    let decoded = 0;
    const all = Array.from({ length: 20 }, async () => {
      await cache.get(url);
      decoded += 1;
    });
    for (let turns = 1; turns <= 5; turns += 1) {
      await nextTurn();
      expect(decoded).toBeLessThanOrEqual(turns);
    }
    await Promise.all(all);
    expect(decoded).toBe(20);
  });

  test("knows nothing of other URLs", async () => {
    const cache = createMemoryReportCache(fakeClock());
    await cache.set("https://example.com/", checkOf("https://example.com/"));
    expect(await cache.get("https://example.com/other")).toBeNull();
  });

  test("drops the check unused longest when its bytes are full, whatever their number", async () => {
    // With what compressed copies may take, two of them fit and three do not.
    const bytes = JSON.stringify(checkOf("https://example.com/1")).length;
    const cache = createMemoryReportCache(fakeClock(), 3 * bytes);
    for (const page of ["1", "2"])
      await cache.set(`https://example.com/${page}`, checkOf(`https://example.com/${page}`));
    await cache.get("https://example.com/1");
    await cache.set("https://example.com/3", checkOf("https://example.com/3"));
    expect(await cache.get("https://example.com/1")).not.toBeNull();
    expect(await cache.get("https://example.com/2")).toBeNull();
    expect(await cache.get("https://example.com/3")).not.toBeNull();
  });

  test("control characters take no more room than letters", async () => {
    const said = (text: string): CachedCheck => {
      return { kind: "refused", code: "private_address", detail: { message: text.repeat(1_000) } };
    };
    const cache = createMemoryReportCache(fakeClock(), 3_000);
    for (const [url, text] of [
      ["https://example.com/letters", "a"],
      ["https://example.com/control", "\u0001"],
    ] as const) {
      await cache.set(url, said(text));
      expect(await cache.get(url)).toEqual(said(text));
    }
    expect(await cache.get("https://example.com/letters")).not.toBeNull();
  });

  test("a check larger than the whole cache is not cached and drops nothing", async () => {
    const small: CachedCheck = { kind: "refused", code: "blocked_host", detail: {} };
    const cache = createMemoryReportCache(fakeClock(), 1_000);
    await cache.set("https://example.com/small", small);
    await cache.set("https://example.com/large", checkOf("https://example.com/large"));
    expect(await cache.get("https://example.com/large")).toBeNull();
    expect(await cache.get("https://example.com/small")).toEqual(small);
  });
});

describe("a cached report", () => {
  const url = "https://example.com/";

  test("is the JSON that is sent, with its score and time", async () => {
    const cache = createMemoryReportCache(fakeClock());
    const inspection = inspectionOf(url);
    await cache.set(url, { kind: "inspection", inspection, checkedAtMs: 7 });
    const found = await cache.report(url);
    expect(found?.json.plain.toString()).toBe(`${JSON.stringify(toReport(inspection))}\n`);
    expect(found).toMatchObject({ score: inspection.score.value, checkedAtMs: 7 });
  });

  test("lives as long as its check", async () => {
    const clock = fakeClock();
    const cache = createMemoryReportCache(clock);
    await cache.set(url, checkOf(url));
    clock.advance(15 * 60_000 + 1);
    expect(await cache.report(url)).toBeNull();
  });

  test("is compressed once", async () => {
    const cache = createMemoryReportCache(fakeClock());
    await cache.set(url, checkOf(url));
    const found = await cache.report(url);
    const compressed = await found?.json.gzipped();
    expect(gunzipSync(compressed ?? "")).toEqual(found?.json.plain);
    expect(await found?.json.gzipped()).toBe(compressed);
  });

  test("that is long is not at hand, but its check is", async () => {
    const cache = createMemoryReportCache(fakeClock());
    for (const text of ["a".repeat(300_000), "\u0001".repeat(100_000)]) {
      const inspection = inspectionOf(url, { finalUrl: text });
      await cache.set(url, { kind: "inspection", inspection, checkedAtMs: 0 });
      expect(await cache.report(url)).toBeNull();
      expect(await cache.get(url)).toEqual({ kind: "inspection", inspection, checkedAtMs: 0 });
    }
  });

  test("is absent where a URL is refused", async () => {
    const cache = createMemoryReportCache(fakeClock());
    await cache.set(url, { kind: "refused", code: "blocked_host", detail: {} });
    expect(await cache.report(url)).toBeNull();
  });
});

describe("images of a cached check", () => {
  test("tells the images of a cached check's previews, each once", async () => {
    const cache = createMemoryReportCache(fakeClock());
    const check = checkOf("https://example.com/");
    await cache.set("https://example.com/", check);
    const images = await cache.imagesOf("https://example.com/");
    expect(images).toContain(check.kind === "inspection" && check.inspection.previews.x.image);
    expect(new Set(images).size).toBe(images.length);
    await cache.set("https://example.com/", { kind: "refused", code: "private_address", detail: {} });
    expect(await cache.imagesOf("https://example.com/")).toEqual([]);
    expect(await cache.imagesOf("https://example.com/other")).toEqual([]);
  });
});
