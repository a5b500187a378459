import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { testServer } from "@/lib/testing/servers/test-server";
import { testResources } from "@/lib/testing/service/test-resources";
import { createMetrics, createMetricsServer, withMetrics } from "./metrics";

const TOKEN = "a-token-of-tests";
const db = testDatabase();

function metrics() {
  return createMetrics(testResources({}, {}, db));
}

describe("metrics", () => {
  test("count checks by outcome and cache, and requests by operation and status", async () => {
    const all = metrics();
    all.count({ method: "GET", status: 200, ms: 40, operation: "inspect", cache: "hit" });
    all.count({ method: "GET", status: 502, ms: 900, operation: "inspect", code: "dns_failed" });
    all.count({ method: "GET", status: 404, ms: 1 });
    const { text } = await all.read();
    expect(text).toContain('headlight_checks_total{outcome="ok",cache="hit"} 1');
    expect(text).toContain('headlight_checks_total{outcome="dns_failed",cache="none"} 1');
    expect(text).toContain('headlight_request_seconds_count{operation="inspect",status="5xx"} 1');
    expect(text).toContain('headlight_request_seconds_count{operation="other",status="4xx"} 1');
    expect(text).toContain('headlight_check_seconds_bucket{le="0.1",cache="hit"} 1');
  });

  test("tell of fetch slots, jobs, the database, the event loop and memory", async () => {
    const { text } = await metrics().read();
    expect(text).toContain('headlight_fetches{state="max"} 64');
    expect(text).toContain('headlight_jobs_waiting{kind="audit"} 0');
    expect(text).toContain('headlight_up{part="database"} 1');
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  });

  test("include every one that the example dashboard shows", async () => {
    const all = metrics();
    all.count({ method: "GET", status: 200, ms: 40, operation: "inspect", cache: "hit" });
    const { text } = await all.read();
    const dashboard = readFileSync("docs/operations/dashboard.json", "utf8");
    const names = dashboard.match(/(?:headlight|nodejs|process)_\w+/g) ?? [];
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) expect(text).toMatch(new RegExp(`^${name}(?:\\{| )`, "m"));
  });
});

describe("/metrics", () => {
  test.each([
    [`Bearer ${TOKEN}`, true],
    ["Bearer another-token-x", false],
    ["", false],
  ])("at the site's port with the authorization %j is served: %s", async (authorization, isServed) => {
    const handle = withMetrics(async (_req, res) => void res.writeHead(404).end("nothing"), metrics(), TOKEN);
    const { origin } = await testServer({ handle });
    const response = await fetch(`${origin}/metrics`, { headers: { authorization } });
    expect(response.status).toBe(isServed ? 200 : 404);
    expect((await response.text()).includes("headlight_fetches")).toBe(isServed);
  });

  test("at a port of its own is all there is", async () => {
    const server = createMetricsServer(metrics());
    onTestFinished(() => void server.close());
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await (await fetch(`${origin}/metrics`)).text()).toContain("headlight_fetches");
    expect((await fetch(`${origin}/inspect`)).status).toBe(404);
  });
});
