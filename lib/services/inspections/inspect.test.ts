import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { html } from "@/lib/testing/web/fake-responses";
import { type FakeWeb, startFakeWeb } from "@/lib/testing/web/fake-web";
import type { Ctx } from "../context";
import { runOperation } from "../operation";
import { inspect, viewInspection } from "./inspect";

let web: FakeWeb;
let resources: TestResources;

function ctxOf(kind: "anonymous" | "invalid" = "anonymous"): Ctx {
  return { ...resources, caller: { kind, network: "192.0.2.1", plan: "anonymous" } };
}

beforeEach(async () => {
  web = await startFakeWeb();
  web.on("/", html("<!doctype html><title>Tides</title>"));
  resources = testResources({ ALLOW_PRIVATE_ORIGINS: web.origin, CHECKS_PER_HOUR: "anonymous=2" });
});

afterEach(async () => {
  await resources.net.close();
  await web.close();
});

describe("inspect", () => {
  test("the website and the API share one cache and one rate limit", async () => {
    const shown = await runOperation(ctxOf(), viewInspection, async () => ({
      url: web.origin,
      fresh: false,
    }));
    expect(shown).toMatchObject({ ok: true, meta: { cache: "miss" }, rate: { remaining: 1 } });
    const response = await runOperation(ctxOf(), inspect, async () => ({ url: web.origin }));
    expect(response).toMatchObject({ ok: true, meta: { cache: "hit" }, rate: { remaining: 0 } });
    const rejected = await runOperation(ctxOf(), viewInspection, async () => ({
      url: web.origin,
      fresh: true,
    }));
    expect(rejected).toMatchObject({ ok: false, error: { code: "rate_limited" }, rate: { remaining: 0 } });
  });

  test("the website gets what the report leaves out", async () => {
    const shown = await runOperation(ctxOf(), viewInspection, async () => ({
      url: web.origin,
      fresh: false,
    }));
    if (!shown.ok) throw shown.error;
    expect(shown.output.previews.discord.details).toBeDefined();
    expect(shown.output.score.areas).toHaveLength(7);
  });

  test("an unsupported URL fails like over the API and takes no unit", async () => {
    const shown = await runOperation(ctxOf(), viewInspection, async () => ({
      url: "ftp://example.com",
      fresh: false,
    }));
    expect(shown).toMatchObject({ ok: false, error: { code: "unsupported_scheme" }, rate: { remaining: 2 } });
  });

  test("wrong credentials are rejected before anything is fetched or counted", async () => {
    const shown = await runOperation(ctxOf("invalid"), viewInspection, async () => ({
      url: web.origin,
      fresh: false,
    }));
    expect(shown).toMatchObject({ ok: false, error: { code: "unauthorized" }, rate: { remaining: 2 } });
    expect(web.requests).toHaveLength(0);
  });
});
