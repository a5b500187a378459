import { describe, expect, test } from "vitest";
import { embeddedBytes, fitData } from "./fit-data";

const MAX = 100_000;

describe("data for the scripts of a page", () => {
  test("of a usual size is left as it is", () => {
    const data = { title: "Tides", tags: [{ key: "og:title", content: "Tides" }], score: 90, image: null };
    expect(fitData(data, MAX)).toBe(data);
  });

  test.each([
    ["one long text", { title: "<".repeat(2_000_000) }],
    ["many short texts", { tags: Array.from({ length: 100_000 }, (_, line) => ({ key: "a", line })) }],
    ["many long texts", { tags: Array.from({ length: 1_000 }, () => "<".repeat(2_000)) }],
    ["many fields", Object.fromEntries(Array.from({ length: 50_000 }, (_, number) => [`og:${number}`, "a"]))],
    ["a long name of a field", { [`og:${"<".repeat(2_000_000)}`]: "a" }],
    ["control characters", { title: "\u0001".repeat(500_000) }],
    ["letters of three bytes", { title: "日".repeat(500_000) }],
  ])("is cut if it has %s", (_name, data) => {
    const fitting = fitData(data, MAX);
    expect(embeddedBytes(fitting)).toBeLessThanOrEqual(MAX);
    const inScript = JSON.stringify(JSON.stringify(fitting)).replace(/[<>&]/g, "\\u003c");
    expect(Buffer.byteLength(inScript)).toBeLessThanOrEqual(MAX);
  });

  test("keeps whole URLs and whole characters", () => {
    const url = `https://example.com/${"a".repeat(2_000)}`;
    const fitting = fitData(
      { url, emoji: "😀".repeat(100_000), more: Array.from({ length: 90 }, () => url) },
      MAX,
    );
    expect(fitting.url).toBe(url);
    expect(fitting.emoji).toMatch(/^(?:😀)+…$/u);
  });
});
