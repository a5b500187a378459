import { describe, expect, test } from "vitest";
import {
  formatBytes,
  formatCountdown,
  formatDay,
  formatDuration,
  formatLimit,
  formatPoints,
  formatWait,
  shortenText,
} from "./format";

describe("sizes and times in words", () => {
  test.each([
    [0, "0 ms"],
    [999, "999 ms"],
    [1000, "1.0 s"],
    [14_960, "15.0 s"],
  ])("%d ms is formatted as %j", (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });

  test.each([
    [0, "0 bytes"],
    [1023, "1023 bytes"],
    [1024, "1 KB"],
    [86_016, "84 KB"],
    [2_097_152, "2.0 MB"],
  ])("%d bytes is formatted as %j", (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  test.each([
    [307_200, "300 KB"],
    [2_097_152, "2 MB"],
    [10_000, "10,000 bytes"],
  ])("a limit of %d bytes is formatted as %j", (bytes, text) => {
    expect(formatLimit(bytes)).toBe(text);
  });

  test.each([
    [12, "12"],
    [0.42, "0.4"],
    [3.96, "4"],
  ])("%d points is formatted as %j", (points, text) => {
    expect(formatPoints(points)).toBe(text);
  });

  test.each([
    [0, "0 seconds"],
    [1, "1 second"],
    [60, "1 minute"],
    [72, "1 minute 12 seconds"],
    [3600, "60 minutes"],
  ])("a wait of %d s is formatted as %j", (seconds, text) => {
    expect(formatWait(seconds)).toBe(text);
  });
});

describe("cutText", () => {
  test("a text of exactly the limit is not cut", () => {
    expect(shortenText("abcde", 5)).toBe("abcde");
  });

  test("a longer text is cut and followed by its length", () => {
    expect(shortenText("a".repeat(1500), 3)).toBe("aaa … (1,500 characters)");
  });

  test("an emoji is never cut in half", () => {
    expect(shortenText("ab😀cd", 3)).toBe("ab … (6 characters)");
  });
});

describe("times", () => {
  test("a wait is counted down like a clock", () => {
    expect([5, 65, 3_600].map(formatCountdown)).toEqual(["0:05", "1:05", "60:00"]);
  });

  test("a day is written with a short month, in every time zone", () => {
    expect(formatDay("2026-11-28")).toBe("28 Nov 2026");
    expect(formatDay("2026-01-01")).toBe("1 Jan 2026");
  });
});
