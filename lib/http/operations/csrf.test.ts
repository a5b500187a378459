import { expect, test } from "vitest";
import { isCrossOrigin } from "./csrf";

const BASE = "https://headlight.example";

const HOST = "headlight.example";
const OTHER = "127.0.0.1:3000";

test.each([
  ["our own page", { origin: BASE, host: HOST }, false],
  ["our own page behind a proxy that names another host", { origin: BASE, host: "inside:3000" }, false],
  ["another site", { origin: "https://evil.example", host: HOST }, true],
  ["another scheme", { origin: "http://headlight.example", host: HOST }, true],
  ["another port", { origin: "https://headlight.example:8443", host: HOST }, true],
  ["a sister site", { origin: "https://www.headlight.example", host: HOST }, true],
  [
    "a site whose name begins like ours",
    { origin: "https://headlight.example.evil.example", host: HOST },
    true,
  ],
  ["a sandboxed frame", { origin: "null", host: HOST }, true],
  ["a sandboxed frame of another site", { origin: "null", "sec-fetch-site": "cross-site", host: HOST }, true],
  ["our own page without referrer", { origin: "null", "sec-fetch-site": "same-origin", host: HOST }, false],
  ["a program", { host: HOST }, false],
  ["another site without an origin", { "sec-fetch-site": "cross-site", host: HOST }, true],
  ["a sister site without an origin", { "sec-fetch-site": "same-site", host: HOST }, true],
  ["our own page without an origin", { "sec-fetch-site": "same-origin", host: HOST }, false],
])("a request of %s", (_name, headers, foreign) => {
  expect(isCrossOrigin(new Headers(Object.entries(headers)), BASE)).toBe(foreign);
});

test.each([
  [
    "a page of that address",
    { origin: `https://${OTHER}`, host: OTHER, "sec-fetch-site": "same-origin" },
    false,
  ],
  ["one where the browser says no more", { origin: `https://${OTHER}`, host: OTHER }, false],
  [
    "one by a scheme that the browser calls its own",
    { origin: `http://${OTHER}`, host: OTHER, "sec-fetch-site": "same-origin" },
    false,
  ],
  ["a scheme that may be another's", { origin: `http://${OTHER}`, host: OTHER }, true],
  [
    "the same host's other port",
    { origin: "https://127.0.0.1:3001", host: OTHER, "sec-fetch-site": "same-site" },
    true,
  ],
  ["another site", { origin: "https://evil.example", host: OTHER, "sec-fetch-site": "cross-site" }, true],
  ["another site that hides it", { origin: "https://evil.example", host: OTHER }, true],
  [
    "another site with a strange browser",
    { origin: "https://evil.example", host: OTHER, "sec-fetch-site": "same-origin" },
    true,
  ],
  ["no host", { origin: `https://${OTHER}` }, true],
])("opened at another address than the public one, %s", (_name, headers, foreign) => {
  expect(isCrossOrigin(new Headers(Object.entries(headers)), BASE)).toBe(foreign);
});
