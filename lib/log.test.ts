import { describe, expect, test, vi } from "vitest";
import { createLog } from "./log";

describe("a line's time", () => {
  test.each([
    "2026-01-01T00:00:00.000Z",
    "2026-01-01T00:00:00.007Z",
    "2026-01-01T00:00:59.999Z",
    "2026-01-01T00:01:00.010Z",
    "2025-12-31T23:59:59.999Z",
  ])("is %s", (time) => {
    const lines: string[] = [];
    vi.useFakeTimers({ now: new Date(time), toFake: ["Date"] });
    createLog("info", { write: (line) => lines.push(line) }).info("text");
    vi.useRealTimers();
    expect(JSON.parse(lines.join(""))).toMatchObject({ time, msg: "text" });
  });
});
