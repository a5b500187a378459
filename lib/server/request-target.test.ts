import { describe, expect, test } from "vitest";
import { appRoutes } from "@/lib/testing/repository/app-routes";
import { resolveTarget, targetPath, targetReader } from "./request-target";

describe("a request target", () => {
  test.each([
    ["/", "/"],
    ["/inspect?url=https://example.com/../a%2e", "/inspect?url=https://example.com/../a%2e"],
    ["/docs/issues/", "/docs/issues/"],
    ["/a...b/.well-known/..x", "/a...b/.well-known/..x"],
    ["/%69nspect?a=%69", "/inspect?a=%69"],
    ["/caf%C3%A9%20/%2Fx", "/caf%C3%A9%20/%2Fx"],
    ["http://evil.example/health?a=1", "/health?a=1"],
    ["HTTPS://evil.example?a=1", "/?a=1"],
    ["http://evil.example", "/"],
    ["/?", "/?"],
  ])("%s is %s", (target, resolved) => {
    expect(resolveTarget(target)).toBe(resolved);
  });

  test.each([
    "/x/../inspect",
    "/./inspect",
    "/inspect/.",
    "/..",
    "/%2e/inspect",
    "/x/%2E%2e/inspect",
    "/x/.%2e/inspect",
    "/_next/../inspect",
    "/_next/..%2finspect",
    "/x%2f..%2finspect",
    "/x\\..\\inspect",
    "/x%5c..%5cinspect",
    "http://a.example/x/../inspect",
    "http://a.example/%2e%2e/inspect",
    "/inspect#x",
    "/inspect?a=1#x",
    "/%",
    "/%E0%A4%A",
    "/a%00b",
    "*",
    "a.example:80",
    "ftp://a.example/",
    "",
  ])("%s is rejected", (target) => {
    expect(resolveTarget(target)).toBeNull();
  });
});

describe("every route of the app", () => {
  const PATHS = appRoutes().map(({ example }) => example);

  test.each([
    ["/x/..", ""],
    ["/%2e", ""],
    ["/.%2E/x", ""],
    ["/_next/..%2f", ""],
    ["/x\\..", ""],
    ["/x%5c..%5c", ""],
    ["http://a.example/oauth/..", ""],
    ["", "/.."],
    ["", "/%2e"],
    ["", "%2f.."],
    ["", "%00"],
    ["", "%"],
    ["", "#a"],
  ])("is reached by no spelling with %j before and %j behind it", (before, behind) => {
    for (const path of PATHS) expect(resolveTarget(before + path + behind), path).toBeNull();
  });

  test("has one spelling, whichever of its characters are encoded", () => {
    const encoded = (path: string) =>
      path.replaceAll(/[\w-]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
    for (const path of PATHS) {
      expect(resolveTarget(encoded(path))).toBe(path);
      expect(resolveTarget(`http://evil.example${encoded(path)}?a=1`)).toBe(`${path}?a=1`);
    }
  });
});

describe("request target", () => {
  test("the path of a target that is rejected is still told", () => {
    expect(targetPath("/x/../inspect?a=1")).toBe("/x/../inspect");
    expect(targetPath("http://a.example/x/../inspect")).toBe("/x/../inspect");
  });
});

describe("what is read from a target", () => {
  const kindOf = (path: string) => (path === "/" ? ("page" as const) : ("route" as const));
  const read = targetReader({ kindOf, baseUrl: "https://headlight.example", dev: false });

  test.each([
    ["/inspect?url=https%3A%2F%2FShop.example%2Fa%3Fb", { path: "/inspect", checkedHost: "shop.example" }],
    ["/?url=https://shop.example/", { path: "/", kind: "page", checkedHost: "shop.example", headers: null }],
    ["/?url=no", { path: "/", checkedHost: undefined }],
    ["/health?url=https://shop.example/", { path: "/health", checkedHost: undefined }],
    ["http://other.example/%69nspect?a", { url: "/inspect?a", path: "/inspect", kind: "route" }],
    ["/../etc", { url: "/../etc", isValid: false, path: "/../etc", kind: "route" }],
  ])("%s", (target, expected) => {
    expect(read(target)).toMatchObject(expected);
  });

  test("is kept while the target repeats", () => {
    expect(read("/health")).toBe(read("/health"));
    expect(read("/inspect?url=https://a.example/")).toBe(read("/inspect?url=https://a.example/"));
  });

  test("is not kept with a query that may hold a secret", () => {
    expect(read("/auth/callback?token=secret")).not.toBe(read("/auth/callback?token=secret"));
  });

  test("a page has its own headers for each response, a route the same for all", () => {
    expect(read("/").headers).toBeNull();
    expect(read("/health").headers).toMatchObject({ "strict-transport-security": "max-age=31536000" });
  });
});
