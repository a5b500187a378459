import { describe, expect, test } from "vitest";
import { z } from "zod";
import { AppError, ERRORS, type ErrorCode } from "@/lib/errors";
import { entitlements } from "@/lib/services/accounts/entitlements";
import { health } from "@/lib/services/health";
import { defineOperation } from "@/lib/services/operation";
import { testResources } from "@/lib/testing/service/test-resources";
import { nothingInApi, route } from "./route";

const request = (path: string, init?: RequestInit) => new Request(`http://localhost:3000${path}`, init);

/** An operation that comes to this. */
function operationOf(run: () => Promise<{ shown: string }>) {
  return defineOperation({
    name: "example",
    summary: "An example.",
    http: { method: "GET", path: "/example" },
    access: "anyone",
    scope: null,
    destructive: false,
    metered: true,
    input: z.object({}),
    output: z.object({ shown: z.string() }),
    errors: [],
    run,
  });
}

describe("GET /entitlements", () => {
  test("is the anonymous plan, exactly six fields", async () => {
    const response = await route(entitlements, () => testResources()).GET(request("/entitlements"));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      plan: "anonymous",
      label: "Anonymous",
      checks_per_hour: 50,
      saved_urls: 0,
      projects: 0,
      api: false,
    });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("x-ratelimit-limit")).toBeNull();
  });

  test("returns the rate limit that the operator set", async () => {
    const resources = testResources({ CHECKS_PER_HOUR: "anonymous=7" });
    const response = await route(entitlements, () => resources).GET(request("/entitlements"));
    expect(await response.json()).toMatchObject({ checks_per_hour: 7 });
  });

  test("a wrong bearer is 401", async () => {
    const init = { headers: { authorization: "Bearer x" } };
    const response = await route(entitlements, () => testResources()).GET(request("/entitlements", init));
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
    expect(await response.json()).toMatchObject({ error: "unauthorized" });
  });
});

describe("GET /health", () => {
  test("ends its line, so that a shell's prompt starts on the next", async () => {
    const response = await route(health, () => testResources()).GET(request("/health"));
    const text = await response.text();
    expect(text).toMatch(/^\{.*\}\n$/);
    expect(response.headers.get("content-length")).toBe(String(text.length));
  });

  test("says ok", async () => {
    const response = await route(health, () => testResources()).GET(request("/health"));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: "ok",
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      database: "starting",
    });
  });

  test("HEAD gets no body, POST is rejected", async () => {
    const handlers = route(health, () => testResources());
    const head = await handlers.HEAD(request("/health", { method: "HEAD" }));
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const post = await handlers.POST(request("/health", { method: "POST" }));
    expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });
});

describe("a URL under /api where nothing is", () => {
  test.each(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const)(
    "%s is 404 as JSON",
    async (method) => {
      const response = await nothingInApi(() => testResources())[method](request("/api/nothing", { method }));
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(await response.json()).toEqual({ error: "not_found", message: ERRORS.not_found.message });
    },
  );
});

describe("every error code", () => {
  test.each(Object.keys(ERRORS) as ErrorCode[])(
    "%s has its status and exactly the specified body",
    async (code) => {
      const failing = operationOf(async () => {
        throw new AppError(code, { url: "https://example.com/", upstreamStatus: 404, retryAfter: 9 });
      });
      const response = await route(failing, () => testResources()).GET(request("/example"));
      const { status, message } = ERRORS[code];
      expect(response.status).toBe(status);
      expect(response.headers.get("x-ratelimit-remaining")).toBe("49");
      expect(response.headers.get("retry-after")).toBe(status === 429 || status === 503 ? "9" : null);
      expect(await response.json()).toEqual({
        error: code,
        message,
        url: "https://example.com/",
        ...(code === "http_error" ? { upstream_status: 404 } : {}),
        ...(code === "rate_limited" ? { retry_after: 9 } : {}),
      });
    },
  );
});

describe("an operation of ours that fails", () => {
  test("is internal_error without what went wrong, which goes to the log", async () => {
    const resources = testResources();
    const failing = operationOf(async () => {
      throw new TypeError("secret detail");
    });
    const response = await route(failing, () => resources).GET(request("/example"));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret");
    expect(await resources.logged.line("failed")).toMatchObject({ operation: "example" });
    expect(resources.logged.text()).toContain("secret detail");
  });

  test("returns nothing that its output does not name", async () => {
    const leaking = operationOf(async () => ({ shown: "yes", secret: "no" }));
    const response = await route(leaking, () => testResources()).GET(request("/example"));
    expect(await response.json()).toEqual({ shown: "yes" });
  });
});
