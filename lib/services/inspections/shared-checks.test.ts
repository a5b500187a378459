import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { HAS_REDIS } from "@/lib/testing/servers/redis-server";
import { DRIVERS, sharedServers } from "@/lib/testing/servers/shared-drivers";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { held, html, respond } from "@/lib/testing/web/fake-responses";
import { type FakeWeb, startFakeWeb } from "@/lib/testing/web/fake-web";
import { checkUrl } from "./check-url";
import type { Progress } from "./progress";

const PAGE = html('<!doctype html><title>Tides</title><meta property="og:url" content="/canonical">');

describe.skipIf(!HAS_REDIS)("two instances that share a server", () => {
  const { environment } = sharedServers();

  describe.each(DRIVERS)("by the driver %s", (driver) => {
    let web: FakeWeb;
    let one: TestResources;
    let other: TestResources;

    beforeAll(async () => {
      web = await startFakeWeb();
      const settings = {
        ALLOW_PRIVATE_ORIGINS: web.origin,
        FETCH_PER_HOST_MINUTE: "1000",
        ...environment(driver),
      };
      [one, other] = [testResources(settings), testResources(settings)];
    });

    afterAll(async () => {
      for (const { net, shared } of [one, other]) {
        await net.close();
        shared.close();
      }
      await web.close();
    });

    beforeEach(() => {
      web.on("/canonical", html("<!doctype html><title>Canonical</title>"));
    });

    const check = (resources: TestResources, path: string, fresh = false) =>
      checkUrl(
        { ...resources, caller: { kind: "anonymous", network: "192.0.2.1", plan: "anonymous" } },
        `${web.origin}${path}`,
        { fresh },
      );
    const requestsOf = (path: string) => web.requests.filter((request) => request.path === path).length;

    test("share the report of a check, and the page that og:url names", async () => {
      web.on("/report", PAGE).on("/sibling", PAGE);
      const made = await check(one, "/report");
      const found = await check(other, "/report");
      expect([made.cache, found.cache]).toEqual(["miss", "hit"]);
      expect(await found.inspection()).toEqual(await made.inspection());
      await check(other, "/sibling");
      expect(requestsOf("/report")).toBe(1);
      expect(requestsOf("/canonical")).toBe(1);
    });

    test("fetch a page once that both check at the same time, and show its progress in both", async () => {
      const slow = held(html("<!doctype html><title>Slow</title>"));
      web.on("/slow", slow.respond);
      const received: (Progress | null)[] = [];
      const first = check(one, "/slow");
      await vi.waitFor(() => expect(requestsOf("/slow")).toBe(1));
      const second = check(other, "/slow");
      const stop = other.progress.watch(`${web.origin}/slow`, (progress) => received.push(progress));
      await vi.waitFor(() => expect(received).toContainEqual({ doing: "fetching" }));
      slow.release();
      expect((await second).encoded.parts).toEqual((await first).encoded.parts);
      await vi.waitFor(() => expect(received.at(-1)).toBeNull());
      stop();
      expect(requestsOf("/slow")).toBe(1);
    });

    test("a check that failed in one instance is tried by the other that waited for it", async () => {
      const slow = held(respond({ status: 500 }));
      web.on("/failing", slow.respond);
      const first = check(one, "/failing");
      await vi.waitFor(() => expect(requestsOf("/failing")).toBe(1));
      const second = check(other, "/failing");
      web.on("/failing", PAGE);
      slow.release();
      await expect(first).rejects.toThrow();
      expect((await second).cache).toBe("miss");
    });
  });
});
