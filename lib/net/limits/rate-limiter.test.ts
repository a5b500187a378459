import { describe, expect, it } from "vitest";
import { createHostRateLimit } from "./rate-limiter";

describe("the rateLimit", () => {
  it("gives a host its pages at once, and one back every so often", () => {
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

  it("counts each host for itself", () => {
    const rateLimit = createHostRateLimit(1, () => 1_000);
    rateLimit("a.example");
    rateLimit("b.example");
    expect(() => rateLimit("a.example")).toThrow(
      expect.objectContaining({ detail: expect.objectContaining({ retryAfter: 60 }) }),
    );
  });

  it("never saves up more than a minute's pages", () => {
    let time = 1_000;
    const rateLimit = createHostRateLimit(2, () => time);
    rateLimit("a.example");
    time += 3_600_000;
    rateLimit("a.example");
    rateLimit("a.example");
    expect(() => rateLimit("a.example")).toThrow();
  });
});
