import { describe, expect, test, vi } from "vitest";
import { HAS_REDIS } from "@/lib/testing/servers/redis-server";
import { DRIVERS, sharedServers } from "@/lib/testing/servers/shared-drivers";

const LONG_MS = 60_000;
/** Every byte, so none that is no text gets lost. */
const BYTES = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));

describe.skipIf(!HAS_REDIS)("a store that instances share", () => {
  const { connect } = sharedServers();

  describe.each(DRIVERS)("by the driver %s", (driver) => {
    const key = (name: string) => `${driver}:${name}`;

    test("another instance reads the bytes as they were written", async () => {
      await connect(driver).store.set(key("bytes"), BYTES, LONG_MS);
      expect(await connect(driver).store.get(key("bytes"))).toEqual(BYTES);
    });

    test("what was never written, or was deleted, is null", async () => {
      const { store } = connect(driver);
      expect(await store.get(key("never"))).toBeNull();
      await store.set(key("gone"), BYTES, LONG_MS);
      await store.delete(key("gone"));
      expect(await store.get(key("gone"))).toBeNull();
    });

    test("bytes last as long as asked for", async () => {
      const { store } = connect(driver);
      await store.set(key("short"), BYTES, 30);
      await vi.waitFor(async () => expect(await store.get(key("short"))).toBeNull());
    });

    test("of many claims of a key at once one succeeds", async () => {
      const stores = [connect(driver).store, connect(driver).store];
      const claims = Array.from({ length: 40 }, (_, turn) =>
        stores[turn % 2]?.claim(key("one"), `owner ${turn}`, LONG_MS),
      );
      expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
    });

    test("a claim ends with its time or by its owner, never by another", async () => {
      const { store } = connect(driver);
      expect(await store.claim(key("lease"), "first", LONG_MS)).toBe(true);
      await store.release(key("lease"), "second");
      expect(await store.claim(key("lease"), "second", LONG_MS)).toBe(false);
      await store.release(key("lease"), "first");
      expect(await store.claim(key("lease"), "second", 30)).toBe(true);
      await vi.waitFor(async () => expect(await store.claim(key("lease"), "third", LONG_MS)).toBe(true));
    });
  });
});
