import { describe, expect, test } from "vitest";
import { fileName } from "./export-report";

describe("fileName", () => {
  test.each([
    ["https://example.com/a/../b?c=d", "headlight-example.com.json"],
    ["http://127.0.0.1:4100/", "headlight-127.0.0.1-4100.json"],
    ["http://[::1]/", "headlight--1-.json"],
    ["nothing", "headlight-report.json"],
  ])("the report of %s is saved as %s", (url, name) => {
    expect(fileName(url, "json")).toBe(name);
  });
});
