import { setMaxListeners } from "node:events";
import { describe, expect, it } from "vitest";
import { drip, held, html, raw, silence } from "@/lib/testing/fake-answers";
import { collect, failureOf, startStage } from "@/lib/testing/net-stage";
import { Gate } from "./concurrency-limiter";

const NEVER = new AbortController().signal;
setMaxListeners(0, NEVER);
const QUEUE = { waitMs: 20, waitingMax: 4, waitingPerHostMax: 2 };

function gateOf(fetchConcurrency: number, fetchPerHost: number): Gate {
  return new Gate({ fetchConcurrency, fetchPerHost }, QUEUE);
}

/** Enters and notes it, so that the order can be told. */
function enterer(gate: Gate) {
  const entered: string[] = [];
  return {
    entered,
    enter: async (host: string, name = host) => {
      const leave = await gate.enter(host, NEVER);
      entered.push(name);
      return leave;
    },
  };
}

describe("the gate", () => {
  it("lets in as many as may be at once, and the next when one leaves", async () => {
    const { enter, entered } = enterer(gateOf(2, 2));
    const leave = await enter("a");
    await enter("b");
    const third = enter("c");
    expect(entered).toEqual(["a", "b"]);
    leave();
    await third;
    expect(entered).toEqual(["a", "b", "c"]);
  });

  it("lets those who wait for one host in by their order", async () => {
    const { enter, entered } = enterer(gateOf(9, 1));
    const leave = await enter("a", "a1");
    const second = enter("a", "a2");
    const third = enter("a", "a3");
    leave();
    (await second)();
    await third;
    expect(entered).toEqual(["a1", "a2", "a3"]);
  });

  it("lets others past those who wait for a busy host", async () => {
    const { enter, entered } = enterer(gateOf(2, 1));
    const leaveSlow = await enter("slow", "slow 1");
    const leaveOther = await enter("other");
    const waiting = [enter("slow", "slow 2"), enter("third")];
    leaveOther();
    await waiting[1];
    expect(entered).toEqual(["slow 1", "other", "third"]);
    leaveSlow();
    await waiting[0];
    expect(entered).toHaveLength(4);
  });

  it("turns away whoever waits too long, and gives the place to nobody else", async () => {
    const gate = gateOf(1, 1);
    const leave = await gate.enter("a", NEVER);
    const error = await failureOf(gate.enter("a", NEVER));
    expect(error).toMatchObject({ code: "overloaded", detail: { retryAfter: 1 } });
    leave();
    expect(gate.idle).toBe(true);
  });

  it("turns away at once when too many wait for one host, or at all", async () => {
    const gate = gateOf(1, 1);
    await gate.enter("a", NEVER);
    const waiting = ["a", "a", "b", "b"].map((host) => failureOf(gate.enter(host, NEVER)));
    const refused: string[] = [];
    await Promise.all(["a", "c"].map((host) => gate.enter(host, NEVER).catch(() => refused.push(host))));
    expect(refused).toEqual(["a", "c"]);
    await Promise.all(waiting);
  });

  it("forgets whoever gives up", async () => {
    const gate = gateOf(1, 1);
    const leave = await gate.enter("a", NEVER);
    const caller = new AbortController();
    const waiting = gate.enter("a", caller.signal);
    caller.abort(new Error("gone"));
    await expect(waiting).rejects.toThrow("gone");
    await expect(gate.enter("a", caller.signal)).rejects.toThrow("gone");
    leave();
    expect(gate.idle).toBe(true);
  });

  it("takes a place back once, however often it is given back", async () => {
    const gate = gateOf(2, 2);
    const leave = await gate.enter("a", NEVER);
    await gate.enter("a", NEVER);
    leave();
    leave();
    await gate.enter("a", NEVER);
    await expect(gate.enter("a", NEVER)).rejects.toMatchObject({ code: "overloaded" });
  });
});

describe("fetches through the gate", () => {
  it("100 at once to one host are 6 at once", async () => {
    const { net, web } = await startStage();
    const gate = held(html("late"));
    web.on("/", gate.answer);
    const asked = Array.from({ length: 100 }, () => net.readPage(web.origin, collect().open));
    await web.asked(6);
    gate.release();
    const pages = await Promise.all(asked);
    expect(pages.every(({ status }) => status === 200)).toBe(true);
    expect([web.busiest, web.requests.length, net.idle]).toEqual([6, 100, true]);
    expect(web.connections).toBeLessThanOrEqual(12);
  });

  it("a place is held until the last byte", async () => {
    const { net, web } = await startStage({ settings: { fetchPerHost: 1 } });
    web
      .on("/slow", drip("HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<p>", "x", 5))
      .on("/fast", html("fast"));
    const slow = failureOf(net.readPage(`${web.origin}/slow`, collect().open, { deadlineMs: 100 }));
    await web.asked(1);
    await net.readPage(`${web.origin}/fast`, collect().open);
    await expect(slow).resolves.toMatchObject({ code: "timeout" });
    expect(web.busiest).toBe(1);
  });

  it("beyond the queue they are turned away", async () => {
    const { net, web } = await startStage();
    const gate = held(html("late"));
    web.on("/", gate.answer);
    const asked = Array.from({ length: 135 }, () => net.readPage(web.origin, collect().open));
    await expect(asked.at(-1)).rejects.toMatchObject({ code: "overloaded" });
    gate.release();
    await Promise.all(asked.slice(0, -1));
    expect(web.requests).toHaveLength(134);
  });

  it("one host that never answers leaves room for the others", async () => {
    const names = { "slow.example": [["127.0.0.1"]], "fast.example": [["127.0.0.1"]] };
    const { net, web } = await startStage({ hosts: Object.keys(names), names });
    web.on("/", silence()).on("/fast", html("fast"));
    const caller = new AbortController();
    const stuck = Array.from({ length: 50 }, () =>
      failureOf(net.readPage(web.originOf("slow.example"), collect().open, { signal: caller.signal })),
    );
    await web.asked(6);
    await expect(net.readPage(`${web.originOf("fast.example")}/fast`, collect().open)).resolves.toBeTruthy();
    caller.abort();
    await Promise.all(stuck);
    expect(net.idle).toBe(true);
  });

  it.each([
    ["a broken answer", raw("HTTP/1.1 nonsense\r\n\r\n")],
    ["a half answer", raw("HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 9\r\n\r\n<p>")],
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
