import { describe, expect, test } from "vitest";
import { createHostRateLimit, createPoliteness } from "./politeness";

const now = () => performance.now();
const patient = new AbortController().signal;

/** When each of `count` requests that take `ms` started, in milliseconds from the first. */
async function starts(count: number, ms: number, spacingMs?: number) {
  const politeness = createPoliteness(now);
  if (spacingMs) politeness.setSpacing("a.example", spacingMs);
  const times: number[] = [];
  let [running, busiest] = [0, 0];
  await Promise.all(
    Array.from({ length: count }, async () => {
      const leave = await politeness.turn("a.example", patient);
      times.push(now());
      busiest = Math.max(busiest, ++running);
      await new Promise((resolve) => setTimeout(resolve, ms));
      running--;
      leave();
    }),
  );
  return { gaps: times.slice(1).map((time, at) => time - (times[at] ?? 0)), busiest };
}

describe("politeness", () => {
  test("requests to one host start 200 ms apart", async () => {
    const { gaps } = await starts(5, 10);
    expect(Math.min(...gaps)).toBeGreaterThan(198);
  });

  test("a slow host gets two requests at once and no more", async () => {
    const { busiest } = await starts(4, 500);
    expect(busiest).toBe(2);
  });

  test("a host that asks for more time gets it", async () => {
    const { gaps } = await starts(3, 0, 400);
    expect(Math.min(...gaps)).toBeGreaterThan(398);
  });

  test("hosts do not wait for each other", async () => {
    const politeness = createPoliteness(now);
    const before = now();
    await Promise.all(["a.example", "b.example", "c.example"].map((host) => politeness.turn(host, patient)));
    expect(now() - before).toBeLessThan(150);
  });

  test("a wait that is ended gives its place away", async () => {
    const politeness = createPoliteness(now);
    await politeness.turn("a.example", patient);
    await politeness.turn("a.example", patient);
    const leaving = new AbortController();
    const third = politeness.turn("a.example", leaving.signal);
    leaving.abort(new Error("gone"));
    await expect(third).rejects.toThrow("gone");
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
