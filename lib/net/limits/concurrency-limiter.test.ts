import { setMaxListeners } from "node:events";
import { describe, expect, test } from "vitest";
import { drip, held, html, raw, silence } from "@/lib/testing/web/fake-responses";
import { collect, failureOf, startStage } from "@/lib/testing/web/net-stage";
import { ConcurrencyLimiter } from "./concurrency-limiter";

const NEVER = new AbortController().signal;
setMaxListeners(0, NEVER);
const QUEUE = { waitMs: 20, waitingMax: 4, waitingPerHostMax: 2 };

function limiterOf(fetchConcurrency: number, fetchPerHost: number): ConcurrencyLimiter {
  return new ConcurrencyLimiter({ fetchConcurrency, fetchPerHost }, QUEUE);
}

/** Enters and notes it, so that the order can be told. */
function acquirer(limiter: ConcurrencyLimiter) {
  const acquired: string[] = [];
  return {
    acquired,
    acquire: async (host: string, name = host) => {
      const release = await limiter.acquire({ host }, NEVER);
      acquired.push(name);
      return release;
    },
  };
}

describe("the concurrency limiter", () => {
  test("lets in as many as may be at once, and the next when one leaves", async () => {
    const { acquire, acquired } = acquirer(limiterOf(2, 2));
    const release = await acquire("a");
    await acquire("b");
    const third = acquire("c");
    expect(acquired).toEqual(["a", "b"]);
    release();
    await third;
    expect(acquired).toEqual(["a", "b", "c"]);
  });

  test("lets those who wait for one host in by their order", async () => {
    const { acquire, acquired } = acquirer(limiterOf(9, 1));
    const release = await acquire("a", "a1");
    const second = acquire("a", "a2");
    const third = acquire("a", "a3");
    release();
    (await second)();
    await third;
    expect(acquired).toEqual(["a1", "a2", "a3"]);
  });

  test("lets others past those who wait for a busy host", async () => {
    const { acquire, acquired } = acquirer(limiterOf(2, 1));
    const releaseSlow = await acquire("slow", "slow 1");
    const releaseOther = await acquire("other");
    const waiting = [acquire("slow", "slow 2"), acquire("third")];
    releaseOther();
    await waiting[1];
    expect(acquired).toEqual(["slow 1", "other", "third"]);
    releaseSlow();
    await waiting[0];
    expect(acquired).toHaveLength(4);
  });

  test("rejects a fetch that waits too long, and gives its slot to no other", async () => {
    const limiter = limiterOf(1, 1);
    const release = await limiter.acquire({ host: "a" }, NEVER);
    const error = await failureOf(limiter.acquire({ host: "a" }, NEVER));
    expect(error).toMatchObject({ code: "overloaded", detail: { retryAfter: 1 } });
    release();
    expect(limiter.idle).toBe(true);
  });

  test("rejects at once when too many fetches wait for one host, or in all", async () => {
    const limiter = limiterOf(1, 1);
    await limiter.acquire({ host: "a" }, NEVER);
    const waiting = ["a", "a", "b", "b"].map((host) => failureOf(limiter.acquire({ host }, NEVER)));
    const rejected: string[] = [];
    await Promise.all(
      ["a", "c"].map((host) => limiter.acquire({ host }, NEVER).catch(() => rejected.push(host))),
    );
    expect(rejected).toEqual(["a", "c"]);
    await Promise.all(waiting);
  });

  test("drops a fetch whose caller gives up", async () => {
    const limiter = limiterOf(1, 1);
    const release = await limiter.acquire({ host: "a" }, NEVER);
    const caller = new AbortController();
    const waiting = limiter.acquire({ host: "a" }, caller.signal);
    caller.abort(new Error("gone"));
    await expect(waiting).rejects.toThrow("gone");
    await expect(limiter.acquire({ host: "a" }, caller.signal)).rejects.toThrow("gone");
    release();
    expect(limiter.idle).toBe(true);
  });

  test("takes a place back once, however often it is given back", async () => {
    const limiter = limiterOf(2, 2);
    const release = await limiter.acquire({ host: "a" }, NEVER);
    await limiter.acquire({ host: "a" }, NEVER);
    release();
    release();
    await limiter.acquire({ host: "a" }, NEVER);
    await expect(limiter.acquire({ host: "a" }, NEVER)).rejects.toMatchObject({ code: "overloaded" });
  });
});

describe("the share of a caller", () => {
  /** Starts fetches to a host each, and says how many of them hold a slot. */
  async function flood(limiter: ConcurrencyLimiter, caller: string, count: number): Promise<number> {
    let started = 0;
    for (let i = 0; i < count; i++) {
      const slot = { host: `${caller}-${i}.example`, caller };
      limiter.acquire(slot, NEVER).then(
        () => started++,
        () => undefined,
      );
    }
    await new Promise(setImmediate);
    return started;
  }

  test("leaves a slot to a newcomer at once, whatever three others start", async () => {
    const limiter = new ConcurrencyLimiter({ fetchConcurrency: 64, fetchPerHost: 6 });
    const held = [];
    for (const caller of ["one", "two", "three"]) held.push(await flood(limiter, caller, 50));
    expect(held).toEqual([32, 16, 8]);
    await expect(limiter.acquire({ host: "new.example", caller: "new" }, NEVER)).resolves.toBeTypeOf(
      "function",
    );
  });

  test("is half of the queue at most, so that only who floods is turned away", async () => {
    const limiter = new ConcurrencyLimiter(
      { fetchConcurrency: 2, fetchPerHost: 2 },
      { ...QUEUE, waitMs: 500 },
    );
    await limiter.acquire({ host: "a", caller: "one" }, NEVER);
    const release = await limiter.acquire({ host: "b", caller: "two" }, NEVER);
    const waiting = [limiter.acquire({ host: "c", caller: "one" }, NEVER)];
    waiting.push(limiter.acquire({ host: "d", caller: "one" }, NEVER));
    await expect(limiter.acquire({ host: "e", caller: "one" }, NEVER)).rejects.toMatchObject({
      code: "overloaded",
      detail: { retryAfter: 1 },
    });
    const newcomer = limiter.acquire({ host: "f", caller: "three" }, NEVER);
    release();
    await Promise.all([newcomer, ...waiting.map(failureOf)]);
  });

  test("leaves slots of a host to others, and places in its queue", async () => {
    const limiter = new ConcurrencyLimiter(
      { fetchConcurrency: 64, fetchPerHost: 6 },
      { waitMs: 500, waitingMax: 256, waitingPerHostMax: 8 },
    );
    const started: string[] = [];
    const start = (caller: string) =>
      limiter.acquire({ host: "a", caller }, NEVER).then(
        () => started.push(caller),
        () => started.push(`${caller} rejected`),
      );
    const fetches = Array.from({ length: 20 }, () => start("one"));
    fetches.push(start("two"), start("two"), start("two"));
    await new Promise(setImmediate);
    const count = (name: string) => started.filter((one) => one === name).length;
    expect([count("one"), count("one rejected"), count("two")]).toEqual([4, 12, 2]);
    await Promise.all(fetches);
    expect(count("two rejected")).toBe(1);
  });

  test("does not bound fetches of our own", async () => {
    const limiter = limiterOf(2, 2);
    await limiter.acquire({ host: "a" }, NEVER);
    await expect(limiter.acquire({ host: "a" }, NEVER)).resolves.toBeTypeOf("function");
  });
});

describe("fetches through the limiter", () => {
  test("of 150 pages that hang, from three callers, leave another's page as quick as ever", async () => {
    const hosts = Array.from({ length: 150 }, (_, index) => `hangs-${index}.example`);
    const names = Object.fromEntries([...hosts, "fast.example"].map((host) => [host, [["127.0.0.1"]]]));
    const { net, web } = await startStage({ hosts: Object.keys(names), names });
    web.on("/", silence()).on("/fast", html("fast"));
    const leaving = new AbortController();
    const stuck = hosts.map((host, index) =>
      failureOf(
        net
          .forCaller(`network:${index % 3}`)
          .readPage(web.originOf(host), collect().open, { signal: leaving.signal }),
      ),
    );
    await web.requested(32);
    const quick = net
      .forCaller("network:new")
      .readPage(`${web.originOf("fast.example")}/fast`, collect().open);
    await expect(quick).resolves.toMatchObject({ status: 200 });
    leaving.abort();
    await Promise.all(stuck);
    expect(net.idle).toBe(true);
  });

  test("100 at once to one host are 6 at once", async () => {
    const { net, web } = await startStage();
    const limiter = held(html("late"));
    web.on("/", limiter.respond);
    const requested = Array.from({ length: 100 }, () => net.readPage(web.origin, collect().open));
    await web.requested(6);
    limiter.release();
    const pages = await Promise.all(requested);
    expect(pages.every(({ status }) => status === 200)).toBe(true);
    expect([web.busiest, web.requests.length, net.idle]).toEqual([6, 100, true]);
    expect(web.connections).toBeLessThanOrEqual(12);
  });

  test("a place is held until the last byte", async () => {
    const { net, web } = await startStage({ settings: { fetchPerHost: 1 } });
    web
      .on("/slow", drip("HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<p>", "x", 5))
      .on("/fast", html("fast"));
    const slow = failureOf(net.readPage(`${web.origin}/slow`, collect().open, { deadlineMs: 100 }));
    await web.requested(1);
    await net.readPage(`${web.origin}/fast`, collect().open);
    await expect(slow).resolves.toMatchObject({ code: "timeout" });
    expect(web.busiest).toBe(1);
  });

  test("beyond the queue they are turned away", async () => {
    const { net, web } = await startStage();
    const limiter = held(html("late"));
    web.on("/", limiter.respond);
    const requested = Array.from({ length: 135 }, () => net.readPage(web.origin, collect().open));
    await expect(requested.at(-1)).rejects.toMatchObject({ code: "overloaded" });
    limiter.release();
    await Promise.all(requested.slice(0, -1));
    expect(web.requests).toHaveLength(134);
  });

  test("one host that never responds leaves room for the others", async () => {
    const names = { "slow.example": [["127.0.0.1"]], "fast.example": [["127.0.0.1"]] };
    const { net, web } = await startStage({ hosts: Object.keys(names), names });
    web.on("/", silence()).on("/fast", html("fast"));
    const caller = new AbortController();
    const stuck = Array.from({ length: 50 }, () =>
      failureOf(net.readPage(web.originOf("slow.example"), collect().open, { signal: caller.signal })),
    );
    await web.requested(6);
    await expect(net.readPage(`${web.originOf("fast.example")}/fast`, collect().open)).resolves.toBeTruthy();
    caller.abort();
    await Promise.all(stuck);
    expect(net.idle).toBe(true);
  });

  test.each([
    ["a broken response", raw("HTTP/1.1 nonsense\r\n\r\n")],
    ["a half response", raw("HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 9\r\n\r\n<p>")],
    ["an error", html("", { status: 500 })],
    ["a loop", html("", { status: 302, headers: { location: "/" } })],
    ["a private redirect", html("", { status: 302, headers: { location: "http://10.0.0.1/" } })],
    ["silence", silence()],
  ])("the place is given back after %s", async (_kind, scripted) => {
    const { net, web } = await startStage({ settings: { fetchConcurrency: 1, fetchPerHost: 1 } });
    web.on("/", scripted).on("/end", html("end"));
    for (let i = 0; i < 3; i++)
      await failureOf(net.readPage(web.origin, collect().open, { deadlineMs: 100 }));
    expect(net.idle).toBe(true);
    await expect(net.readPage(`${web.origin}/end`, collect().open)).resolves.toMatchObject({ status: 200 });
  });
});
