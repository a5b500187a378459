import { describe, expect, it } from "vitest";
import { createPace } from "./rate-limiter";

describe("the pace", () => {
  it("gives a host its pages at once, and one back every so often", () => {
    let time = 1_000;
    const pace = createPace(60, () => time);
    for (let i = 0; i < 60; i++) pace("shop.example");
    expect(() => pace("shop.example")).toThrow(expect.objectContaining({ code: "overloaded" }));
    time += 999;
    expect(() => pace("shop.example")).toThrow(
      expect.objectContaining({ detail: expect.objectContaining({ retryAfter: 1 }) }),
    );
    time += 1;
    pace("shop.example");
    expect(() => pace("shop.example")).toThrow();
  });

  it("counts each host for itself", () => {
    const pace = createPace(1, () => 1_000);
    pace("a.example");
    pace("b.example");
    expect(() => pace("a.example")).toThrow(
      expect.objectContaining({ detail: expect.objectContaining({ retryAfter: 60 }) }),
    );
  });

  it("never saves up more than a minute's pages", () => {
    let time = 1_000;
    const pace = createPace(2, () => time);
    pace("a.example");
    time += 3_600_000;
    pace("a.example");
    pace("a.example");
    expect(() => pace("a.example")).toThrow();
  });
});
