import { expect, test } from "vitest";
import { pagesOf } from "./page-paths";

const isPage = pagesOf({
  "/(site)/page": "/",
  "/(site)/docs/[name]/page": "/docs/[name]",
  "/(site)/docs/a.b/page": "/docs/a.b",
  "/(site)/rest/[...rest]/page": "/rest/[...rest]",
  "/(site)/maybe/[[...rest]]/page": "/maybe/[[...rest]]",
  "/inspect/route": "/inspect",
  "/api/[[...rest]]/route": "/api/[[...rest]]",
});

test.each([
  ["/", true],
  ["/docs/x", true],
  ["/docs/x/", true],
  ["/docs", false],
  ["/docs/x/y", false],
  ["/docs/a.b", true],
  ["/rest", false],
  ["/rest/x/y", true],
  ["/maybe", true],
  ["/maybe/x/y", true],
  ["/inspect", false],
  ["/api/x", false],
  ["/nothing", false],
])("%s is a page: %s", (path, expected) => {
  expect(isPage(path)).toBe(expected);
});
