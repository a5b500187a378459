import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createSlots } from "@/lib/limits/slots";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { CLIENT_HEADER } from "../operations/request";
import { cancelPendingCheck, progressStream, startPendingCheck } from "./progress";

const TARGET = "https://example.com/page";

let resources: TestResources;

beforeEach(() => {
  resources = testResources();
});

afterEach(() => resources.net.close());

function watch(url: string, { watchedMsMax, signal }: { watchedMsMax?: number; signal?: AbortSignal } = {}) {
  const query = new URLSearchParams({ url });
  const request = new Request(`http://localhost:3000/progress?${query}`, { signal });
  return progressStream(() => resources, watchedMsMax).GET(request);
}

describe("progress", () => {
  test("tells every step of the check until it ends, whatever the URL's fragment", async () => {
    const response = await watch(`${TARGET}#part`);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    await resources.progress.follow(TARGET, async (report) => {
      report({ doing: "reading" });
      report({ doing: "measuring", images: 2, measured: 1 });
    });
    expect(await response.text()).toBe(
      '{"doing":"fetching"}\n{"doing":"reading"}\n{"doing":"measuring","images":2,"measured":1}\n',
    );
  });

  test("takes no unit and fetches nothing", async () => {
    await watch(TARGET, { watchedMsMax: 1 });
    const rate = await resources.bucket.peek("network:unknown", { capacity: 50, refillPerHour: 50 });
    expect(rate.remaining).toBe(50);
    expect(resources.net.idle).toBe(true);
  });

  test("ends by itself when no check comes", async () => {
    const response = await watch(TARGET, { watchedMsMax: 5 });
    expect(await response.text()).toBe("");
  });

  test("stops watching when the visitor leaves", async () => {
    const visitor = new AbortController();
    const response = await watch(TARGET, { signal: visitor.signal });
    visitor.abort();
    expect(await response.text()).toBe("");
  });

  test("a client that cancels is sent nothing more", async () => {
    const response = await watch(TARGET);
    await response.body?.cancel();
    const check = resources.progress.follow(TARGET, async (report) => report({ doing: "reading" }));
    await expect(check).resolves.toBeUndefined();
  });

  test.each(["", "not a URL", "ftp://example.com/", "http://10.0.0.1/"])("%j is rejected", async (url) => {
    const response = await watch(url);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: "invalid_url" });
    expect(response.headers.has("access-control-allow-origin")).toBe(false);
  });

  test("DELETE calls off the check that a page has named, and says the same of one that nobody named", async () => {
    const headers = new Headers({ cookie: "headlight.check=0123456789abcdef" });
    const { signal } = startPendingCheck(headers, TARGET);
    const { DELETE } = progressStream(() => resources);
    const request = (check: string) => {
      const query = new URLSearchParams({ url: TARGET, check });
      return DELETE(new Request(`http://localhost:3000/progress?${query}`, { method: "DELETE" }));
    };
    expect((await request("fedcba9876543210")).status).toBe(204);
    expect(signal.aborted).toBe(false);
    expect((await request("0123456789abcdef")).status).toBe(204);
    expect(signal.aborted).toBe(true);
  });

  const NAME = "0123456789abcdef0123456789abcdef";
  const CHECKED_URL = "https://example.com/page";

  const named = (name: string) => new Headers({ cookie: `theme=dark; headlight.check=${name}` });

  test("a check is aborted when its page cancels it", () => {
    const { signal } = startPendingCheck(named(NAME), CHECKED_URL);
    cancelPendingCheck(NAME, CHECKED_URL);
    expect(signal.aborted).toBe(true);
    expect(signal.reason).toMatchObject({ code: "unavailable" });
  });

  test("another name, another URL or no name cancels nothing", () => {
    const { signal } = startPendingCheck(named(NAME), CHECKED_URL);
    cancelPendingCheck(NAME.replace("0", "1"), CHECKED_URL);
    cancelPendingCheck(NAME, `${CHECKED_URL}?other`);
    cancelPendingCheck(null, CHECKED_URL);
    expect(signal.aborted).toBe(false);
  });

  test.each(["", "short", "x".repeat(65), "../../etc"])("%j is not a name", (name) => {
    const { signal } = startPendingCheck(named(name), CHECKED_URL);
    cancelPendingCheck(name, CHECKED_URL);
    expect(signal.aborted).toBe(false);
  });

  test("a check that has ended does not cancel a later one of the same name", () => {
    const first = startPendingCheck(named(NAME), CHECKED_URL);
    const second = startPendingCheck(named(NAME), CHECKED_URL);
    first.end();
    cancelPendingCheck(NAME, CHECKED_URL);
    expect([first.signal.aborted, second.signal.aborted]).toEqual([false, true]);
    second.end();
  });

  test("a network watches few checks at once, and another one when a stream has ended", async () => {
    const slots = createSlots({ all: 8, perKey: 2 });
    const { GET } = progressStream(
      () => resources,
      60_000,
      () => slots,
    );
    const open = (network: string, signal?: AbortSignal) =>
      GET(
        new Request(`http://localhost:3000/progress?${new URLSearchParams({ url: TARGET })}`, {
          headers: { [CLIENT_HEADER]: network },
          signal,
        }),
      );
    const visitor = new AbortController();
    const streams = [await open("192.0.2.1", visitor.signal), await open("192.0.2.1")];
    expect((await open("192.0.2.1")).status).toBe(503);
    streams.push(await open("192.0.2.2"));
    visitor.abort();
    streams.push(await open("192.0.2.1"));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { body } of streams.slice(1)) await body?.cancel();
  });
});
