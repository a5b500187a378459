import { describe, expect, test } from "vitest";
import { echo, testServer } from "@/lib/testing/test-server";

describe("security headers", () => {
  test("stand on every answer, with a nonce of its own that the handler sees too", async () => {
    const { origin } = await testServer({ handle: echo });
    const [first, second] = await Promise.all([fetch(origin), fetch(origin)]);
    const policy = first.headers.get("content-security-policy");
    expect((await first.json()).headers["content-security-policy"]).toBe(policy);
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}==' 'strict-dynamic';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("img-src * data: blob: http: https:");
    expect(second.headers.get("content-security-policy")).not.toBe(policy);
    expect(first.headers.get("x-content-type-options")).toBe("nosniff");
    expect(first.headers.get("referrer-policy")).toBe("same-origin");
    expect(first.headers.get("permissions-policy")).toContain("camera=()");
  });

  test("let no inline script run and no code be made from text", async () => {
    const { origin } = await testServer();
    const policy = (await fetch(origin)).headers.get("content-security-policy") ?? "";
    const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src"));
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  });

  test.each(["/picture", "/picture?page=x&src=y"])(
    "let files of other sites run nothing, at %s",
    async (path) => {
      const { origin } = await testServer();
      const policy = (await fetch(`${origin}${path}`)).headers.get("content-security-policy");
      expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox");
    },
  );

  test("a policy that the client sends is not the one that is used", async () => {
    const { origin } = await testServer({ handle: echo });
    const headers = { "content-security-policy": "script-src 'nonce-evil'" };
    const seen = await (await fetch(origin, { headers })).json();
    expect(seen.headers["content-security-policy"]).not.toContain("evil");
  });

  test("stand on refusals too", async () => {
    const { raw } = await testServer();
    expect(await raw("GARBAGE\r\n\r\n")).toContain("x-content-type-options: nosniff");
  });

  test.each([
    ["https://headlight.example", "max-age=31536000"],
    ["http://localhost:3000", null],
  ])("for the site at %s transport security is %s", async (baseUrl, expected) => {
    const { origin } = await testServer({ baseUrl });
    expect((await fetch(origin)).headers.get("strict-transport-security")).toBe(expected);
  });
});
