import { describe, expect, test } from "vitest";
import { pathKindsOf } from "./path-kinds";

const kindOf = pathKindsOf({
  "/(site)/page": "/",
  "/(site)/docs/[name]/page": "/docs/[name]",
  "/(site)/docs/a.b/page": "/docs/a.b",
  "/(site)/rest/[...rest]/page": "/rest/[...rest]",
  "/(site)/maybe/[[...rest]]/page": "/maybe/[[...rest]]",
  "/_not-found/page": "/_not-found",
  "/(site)/monitors/[id]/page": "/monitors/[id]",
  "/monitors/summary/route": "/monitors/summary",
  "/inspect/route": "/inspect",
  "/api/[[...rest]]/route": "/api/[[...rest]]",
});

describe("pathKindsOf", () => {
  test.each([
    ["/", "page"],
    ["/docs/x", "page"],
    ["/docs/x/", "page"],
    ["/docs", "nothing"],
    ["/docs/x/y", "nothing"],
    ["/docs/a.b", "page"],
    ["/monitors/x", "page"],
    ["/monitors/summary", "route"],
    ["/rest", "nothing"],
    ["/rest/x/y", "page"],
    ["/maybe", "page"],
    ["/maybe/x/y", "page"],
    ["/_not-found", "internal"],
    ["/inspect", "route"],
    ["/inspect/x", "nothing"],
    ["/api", "route"],
    ["/api/x", "route"],
    ["/nothing", "nothing"],
  ])("%s: %s", (path, expected) => {
    expect(kindOf(path)).toBe(expected);
  });
});
