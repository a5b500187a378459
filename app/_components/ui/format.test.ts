import { describe, expect, it } from "vitest";
import { cutText, formatBytes, formatDuration, formatLimit, formatPoints, formatWait } from "./format";

it.each([
  [0, "0 ms"],
  [999, "999 ms"],
  [1000, "1.0 s"],
  [14_960, "15.0 s"],
])("writes %d ms as %j", (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

it.each([
  [0, "0 bytes"],
  [1023, "1023 bytes"],
  [1024, "1 KB"],
  [86_016, "84 KB"],
  [2_097_152, "2.0 MB"],
])("writes %d bytes as %j", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it.each([
  [307_200, "300 KB"],
  [2_097_152, "2 MB"],
  [10_000, "10,000 bytes"],
])("writes a limit of %d bytes as %j", (bytes, text) => {
  expect(formatLimit(bytes)).toBe(text);
});

it.each([
  [12, "12"],
  [0.42, "0.4"],
  [3.96, "4"],
])("writes %d points as %j", (points, text) => {
  expect(formatPoints(points)).toBe(text);
});

it.each([
  [0, "0 seconds"],
  [1, "1 second"],
  [60, "1 minute"],
  [72, "1 minute 12 seconds"],
  [3600, "60 minutes"],
])("writes a wait of %d s as %j", (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});

describe("cutText", () => {
  it("leaves a text of exactly the limit alone", () => {
    expect(cutText("abcde", 5)).toBe("abcde");
  });

  it("cuts a longer one and says how long it is", () => {
    expect(cutText("a".repeat(1500), 3)).toBe("aaa … (1,500 characters)");
  });

  it("never leaves half an emoji behind", () => {
    expect(cutText("ab😀cd", 3)).toBe("ab … (6 characters)");
  });
});
