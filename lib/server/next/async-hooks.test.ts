import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { testServer } from "@/lib/testing/servers/test-server";
import { withoutHooksBetween } from "./async-hooks";

const hasHooks = "_enable" in AsyncLocalStorage.prototype;
const store = new AsyncLocalStorage<string>();

/** Responds with what the store holds as many milliseconds after the request as its path says. */
const handle = withoutHooksBetween((req, res) =>
  store.run(req.url ?? "", async () => {
    await pause(Number(req.url?.slice(1)));
    res.write("held: ");
    await pause(1);
    res.end(store.getStore());
  }),
);

async function read(path: string): Promise<string> {
  const { origin } = await testServer({ handle });
  return (await fetch(`${origin}${path}`)).text();
}

describe("withoutHooksBetween", () => {
  test.runIf(hasHooks)("disables what pages enabled, once none is being rendered", async () => {
    expect(await read("/1")).toBe("held: /1");
    expect(store).toHaveProperty("enabled", true);
    await vi.waitFor(() => expect(store).toHaveProperty("enabled", false));
    expect(await read("/2")).toBe("held: /2");
  });

  test.runIf(hasHooks)("does not wait for a client that left before", async () => {
    const { origin } = await testServer({
      handle: async (req, res) => {
        res.destroy();
        await once(res, "close");
        await handle(req, res);
      },
    });
    await expect(fetch(`${origin}/1`)).rejects.toThrow();
    expect(await read("/1")).toBe("held: /1");
    await vi.waitFor(() => expect(store).toHaveProperty("enabled", false));
  });

  test("waits for a page that takes longer than another", async () => {
    const slow = read("/400");
    expect(await read("/1")).toBe("held: /1");
    expect(await slow).toBe("held: /400");
  });
});
