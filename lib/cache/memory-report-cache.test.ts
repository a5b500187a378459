import { expect, test } from "vitest";
import { fakeClock } from "@/lib/testing/fake-clock";
import { inspectionOf } from "@/lib/testing/inspection";
import { createMemoryReportCache } from "./memory-report-cache";
import type { CachedCheck } from "./report-cache";

const checkOf = (url: string): CachedCheck => ({
  kind: "inspection",
  inspection: inspectionOf(url),
  checkedAtMs: 0,
});

test("keeps a check for 15 minutes and not longer", async () => {
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

test("knows nothing of other addresses", async () => {
  const cache = createMemoryReportCache(fakeClock());
  await cache.set("https://example.com/", checkOf("https://example.com/"));
  expect(await cache.get("https://example.com/other")).toBeNull();
});

test("drops the check unused longest when its bytes are full, whatever their number", async () => {
  const bytes = JSON.stringify(checkOf("https://example.com/1")).length + 30;
  const cache = createMemoryReportCache(fakeClock(), 2 * bytes);
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

test("a check larger than the whole cache is not kept and drops nothing", async () => {
  const small: CachedCheck = { kind: "refused", code: "blocked_host", detail: {} };
  const cache = createMemoryReportCache(fakeClock(), 1_000);
  await cache.set("https://example.com/small", small);
  await cache.set("https://example.com/large", checkOf("https://example.com/large"));
  expect(await cache.get("https://example.com/large")).toBeNull();
  expect(await cache.get("https://example.com/small")).toEqual(small);
});
