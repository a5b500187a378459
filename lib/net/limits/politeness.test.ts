import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createHostRateLimit, createPoliteness } from "./politeness";

const now = () => performance.now();
const patient = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** The milliseconds between the starts of `count` requests that take `ms` each, and the most at once. */
async function starts(count: number, ms: number, spacingMs?: number) {
  const politeness = createPoliteness(now);
  if (spacingMs) politeness.setSpacing("a.example", spacingMs);
  const times: number[] = [];
  let [running, busiest] = [0, 0];
  const requests = Array.from({ length: count }, async () => {
    const leave = await politeness.turn("a.example", patient);
    times.push(now());
    busiest = Math.max(busiest, ++running);
    await new Promise((resolve) => setTimeout(resolve, ms));
    running--;
    leave();
  });
  // Tests that ran before in this process may have left timers that never end.
  await vi.advanceTimersByTimeAsync(5_000);
  await Promise.all(requests);
  return { gaps: times.slice(1).map((time, at) => time - (times[at] ?? 0)), busiest };
}

describe("politeness", () => {
  test("requests to one host start 200 ms apart", async () => {
    expect((await starts(5, 10)).gaps).toEqual([200, 200, 200, 200]);
  });

  test("a slow host gets two requests at once and no more", async () => {
    expect(await starts(4, 500)).toEqual({ gaps: [200, 300, 200], busiest: 2 });
  });

  test("a host that asks for more time gets it", async () => {
    expect((await starts(3, 0, 400)).gaps).toEqual([400, 400]);
  });

  test("hosts do not wait for each other", async () => {
    const politeness = createPoliteness(now);
    const before = now();
    await Promise.all(["a.example", "b.example", "c.example"].map((host) => politeness.turn(host, patient)));
    expect(now() - before).toBe(0);
  });

  test("a wait that is ended gives its place away", async () => {
    const politeness = createPoliteness(now);
    const leave = await politeness.turn("a.example", patient);
    const second = politeness.turn("a.example", patient);
    await vi.advanceTimersByTimeAsync(200);
    await second;
    const leaving = new AbortController();
    const third = politeness.turn("a.example", leaving.signal);
    const fourth = politeness.turn("a.example", patient);
    leaving.abort(new Error("gone"));
    await expect(third).rejects.toThrow("gone");
    leave();
    await vi.advanceTimersByTimeAsync(200);
    await fourth;
  });
});

describe("the rateLimit", () => {
  test("gives a host its pages at once, and one back every so often", () => {
    let time = 1_000;
    const rateLimit = createHostRateLimit(60, () => time);
    for (let i = 0; i < 60; i++) rateLimit("shop.example");
    expect(() => rateLimit("shop.example")).toThrow(expect.objectContaining({ code: "overloaded" }));
    time += 999;
    expect(() => rateLimit("shop.example")).toThrow(
      expect.objectContaining({ detail: expect.objectContaining({ retryAfter: 1 }) }),
    );
    time += 1;
    rateLimit("shop.example");
    expect(() => rateLimit("shop.example")).toThrow();
  });

  test("counts each host for itself", () => {
    const rateLimit = createHostRateLimit(1, () => 1_000);
    rateLimit("a.example");
    rateLimit("b.example");
    expect(() => rateLimit("a.example")).toThrow(
      expect.objectContaining({ detail: expect.objectContaining({ retryAfter: 60 }) }),
    );
  });

  test("never saves up more than a minute's pages", () => {
    let time = 1_000;
    const rateLimit = createHostRateLimit(2, () => time);
    rateLimit("a.example");
    time += 3_600_000;
    rateLimit("a.example");
    rateLimit("a.example");
    expect(() => rateLimit("a.example")).toThrow();
  });
});
