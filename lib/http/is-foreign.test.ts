import { expect, test } from "vitest";
import { isForeign } from "./is-foreign";

const BASE = "https://headlight.example";

test.each([
  ["our own page", { origin: BASE }, false],
  ["another site", { origin: "https://evil.example" }, true],
  ["another scheme", { origin: "http://headlight.example" }, true],
  ["another port", { origin: "https://headlight.example:8443" }, true],
  ["a sandboxed frame", { origin: "null" }, true],
  ["a sandboxed frame of another site", { origin: "null", "sec-fetch-site": "cross-site" }, true],
  ["our own page without referrer", { origin: "null", "sec-fetch-site": "same-origin" }, false],
  ["a program", {}, false],
  ["another site without an origin", { "sec-fetch-site": "cross-site" }, true],
  ["a sister site without an origin", { "sec-fetch-site": "same-site" }, true],
  ["our own page without an origin", { "sec-fetch-site": "same-origin" }, false],
])("a request of %s", (_name, headers, foreign) => {
  expect(isForeign(new Headers(Object.entries(headers)), BASE)).toBe(foreign);
});
