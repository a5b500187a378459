import { describe, expect, test } from "vitest";
import { CONFIGS_CHECKED, clientConfigs } from "./client-configs";

const URL = "https://headlight.example/mcp";

describe.each(clientConfigs(URL))("the configuration for $name", ({ code, docs, where }) => {
  test("holds the URL and no secret", () => {
    expect(code).toContain(URL);
    expect(code).not.toMatch(/key|bearer|token/i);
  });

  test("names its source", () => {
    expect(docs).toMatch(/^https:\/\//);
    expect(where).toMatch(/[.a-z]$/);
  });

  test("is valid JSON where it is JSON", () => {
    if (code.startsWith("{")) expect(JSON.stringify(JSON.parse(code))).toContain("headlight");
  });
});

describe("client configs", () => {
  test("no client is listed twice, and all were checked on one day", () => {
    const names = clientConfigs(URL).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(CONFIGS_CHECKED).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
