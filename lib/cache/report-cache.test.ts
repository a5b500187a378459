import { describe, expect, test } from "vitest";
import { systemClock } from "@/lib/clock";
import { inspectionOf } from "@/lib/testing/inspect/inspection";
import { HAS_REDIS } from "@/lib/testing/servers/redis-server";
import { DRIVERS, sharedServers } from "@/lib/testing/servers/shared-drivers";
import { encodeInspection } from "./encoded-inspection";
import { createMemoryReportCache } from "./memory-report-cache";
import type { CachedCheck, ReportCache } from "./report-cache";
import { createSharedReportCache } from "./shared-report-cache";

const checkOf = async (url: string) => {
  const encoded = await encodeInspection(inspectionOf(url));
  return { kind: "inspection", encoded, checkedAtMs: 0 } as const;
};

/** Two views of one cache: the same object, or those of two instances. */
function contract(pair: () => readonly [ReportCache, ReportCache]): void {
  test("a check is found as it was cached", async () => {
    const [one, other] = pair();
    const check = await checkOf("https://example.com/");
    await one.set("https://example.com/", check);
    expect(await other.get("https://example.com/")).toEqual(check);
  });

  test("a newer check replaces the one before", async () => {
    const [one, other] = pair();
    await one.set("https://example.org/", await checkOf("https://example.org/"));
    const blocked: CachedCheck = { kind: "blocked", code: "private_address", detail: {} };
    await other.set("https://example.org/", blocked);
    expect(await one.get("https://example.org/")).toEqual(blocked);
  });

  test("a URL that was not checked has none", async () => {
    expect(await pair()[0].get("https://example.net/")).toBeNull();
  });
}

describe("reports in memory", () => {
  const cache = createMemoryReportCache(systemClock);
  contract(() => [cache, cache]);
});

describe.skipIf(!HAS_REDIS)("reports that instances share", () => {
  const { connect } = sharedServers();

  describe.each(DRIVERS)("by the driver %s", (driver) => {
    const instance = (build = "build") =>
      createSharedReportCache(
        connect(driver).store,
        `${driver}:${build}:`,
        createMemoryReportCache(systemClock),
      );
    contract(() => [instance(), instance()]);

    test("another build has reports of its own", async () => {
      await instance("old").set("https://example.com/", await checkOf("https://example.com/"));
      expect(await instance("new").get("https://example.com/")).toBeNull();
    });

    test("a check too large to share is cached where it was made, and replaces the shared one", async () => {
      const [one, other] = [instance(), instance()];
      const url = "https://example.com/large";
      await other.set(url, await checkOf(url));
      const noise = Array.from({ length: 150_000 }, (_, index) => Math.sin(index).toString(36)).join();
      const encoded = await encodeInspection(inspectionOf(url, { finalUrl: noise }));
      const large = { kind: "inspection", encoded, checkedAtMs: 1 } as const;
      await one.set(url, large);
      expect(await one.get(url)).toEqual(large);
    });
  });
});
