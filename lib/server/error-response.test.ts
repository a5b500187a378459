import { describe, expect, test } from "vitest";
import { takeUnit } from "@/lib/services/access";
import { testServer } from "@/lib/testing/servers/test-server";
import { testResources } from "@/lib/testing/service/test-resources";
import { rateHeadersFor } from "./error-response";

describe("what the caller has left", () => {
  const RATE_HEADERS = "x-ratelimit-limit: 50\r\nx-ratelimit-remaining: 49\r\nx-ratelimit-reset: 72\r\n";

  /** A server on whose account the network of 198.51.100.7 has spent one unit. */
  async function startCounting() {
    const resources = testResources();
    const caller = { kind: "anonymous", network: "198.51.100.7", plan: "anonymous" } as const;
    await takeUnit({ ...resources, caller });
    return testServer({
      trustProxy: 1,
      rateHeadersOf: (rejected) => rateHeadersFor(rejected, resources),
      handle: () => {
        throw new Error("broken");
      },
    });
  }

  const request = (target: string, rest = "", body = "") =>
    `GET ${target} HTTP/1.1\r\nhost: a\r\nX-Forwarded-For: 198.51.100.7\r\nconnection: close\r\n${rest}\r\n${body}`;

  test.each([
    ["400", "a request that cannot be read", request("/inspect?url=a", "broken header\r\n")],
    [
      "400",
      "headers of Next's own that cannot be read",
      request("/inspect", "next-router-state-tree: x\r\n"),
    ],
    [
      "400",
      "a body that cannot be read",
      request("/inspect?url=a", "transfer-encoding: chunked\r\n", "zz\r\n"),
    ],
    ["413", "a body that is too large", request("/inspect?url=a", "content-length: 70000\r\n")],
    ["431", "headers that are too long", request("/inspect?url=a", `x-long: ${"a".repeat(20_000)}\r\n`)],
    ["500", "a handler that fails", request("/inspect?url=a")],
    ["500", "a whole URL as target", request("http://a.example/inspect?url=a")],
  ])("are on the %s for %s", async (status, _what, bytes) => {
    const { raw } = await startCounting();
    const response = await raw(bytes);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response.toLowerCase()).toContain(RATE_HEADERS);
    expect(response).toContain("access-control-allow-origin: *");
    expect(response).toMatch(/\r\n\r\n\{"error":"\w+","message":"[^"]+"\}\n$/);
  });

  test("is the peer's where the sender cannot be made out any more", async () => {
    const { raw } = await startCounting();
    expect(await raw(request(`/inspect?url=${"a".repeat(20_000)}`))).toMatch(/^x-ratelimit-remaining: \d\d/m);
    expect(await raw("GET /inspect HTTP/1.1\r\nconnection: close\r\n\r\n")).toContain(
      "x-ratelimit-remaining: 50",
    );
  });

  test.each(["/inspection", "/", "/health?/inspect"])("is not told at %s", async (target) => {
    const { raw } = await startCounting();
    expect(await raw(request(target, "broken header\r\n"))).not.toMatch(/^x-ratelimit/m);
  });

  test("is left out when it cannot be read, and the response goes out all the same", async () => {
    const failing = async () => {
      throw new Error("away");
    };
    const { raw, logged } = await testServer({ rateHeadersOf: failing });
    expect(await raw(request("/inspect", "broken header\r\n"))).toMatch(/^HTTP\/1\.1 400 /);
    expect(await logged.line("the rate limit could not be read")).toMatchObject({ err: { message: "away" } });
  });
});
