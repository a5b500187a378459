import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { openNetwork } from "@/lib/testing/open-network";
import { AUTHORITY, identity } from "@/lib/testing/web/certificate";
import {
  bomb,
  drip,
  endless,
  html,
  type Responder,
  raw,
  redirect,
  silence,
} from "@/lib/testing/web/fake-responses";
import { startFakeWeb } from "@/lib/testing/web/fake-web";
import { collect, failureOf, startStage } from "@/lib/testing/web/net-stage";
import { createNet, type Net } from "./net";

const HEAD = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n";

const RESPONSES: Readonly<Record<string, Responder>> = {
  "/page": html("<title>Hello</title>"),
  "/compressed": html("<p>".repeat(5_000), { compression: "gzip" }),
  "/redirect": redirect("/page"),
  "/loop": redirect("/loop"),
  "/private": redirect("http://10.0.0.1/"),
  "/error": html("no", { status: 500 }),
  "/rejected": html("no", { status: 403 }),
  "/nonsense": raw("nonsense\r\n\r\n"),
  "/closed": raw(""),
  "/reset": raw("", "reset"),
  "/half": raw(`${HEAD}content-length: 99\r\n\r\n<p>`),
  "/large": html("x".repeat(3_000_000)),
  "/endless": endless("x".repeat(10_000)),
  "/bomb": bomb("gzip", 100_000_000),
  "/video": endless(Buffer.alloc(9_000, 1), { "content-type": "video/mp4" }),
  "/silence": silence(),
  "/drip": drip(`${HEAD}\r\n<p>`, "x", 5),
};

const REQUESTS = {
  page: (net: Net, url: string) => net.readPage(url, collect().open, { deadlineMs: 40, skipRateLimit: true }),
  image: (net: Net, url: string) => net.probeImage(url, { deadlineMs: 40 }),
  text: (net: Net, url: string) => net.readText(url, { deadlineMs: 40, bytesMax: 1_000 }),
  status: (net: Net, url: string) => net.probeStatus(url, { deadlineMs: 40 }),
} as const;

describe("a net", () => {
  test("closed, ends what is running and what waits, and holds nothing of the network", async () => {
    const web = await startFakeWeb({ identity: identity("loopback") });
    web
      .on("/page", html("hello"))
      .on("/silence", silence())
      .on("/drip", drip(`${HEAD}\r\n<p>`, "x", 5));
    const net = createNet(
      {
        userAgent: "HeadlightBot",
        allowPrivateOrigins: [web.origin],
        blockedHosts: [],
        fetchConcurrency: 3,
        fetchPerHost: 3,
        fetchPerHostMinute: 60,
      },
      { trust: [AUTHORITY] },
    );
    await net.readPage(`${web.origin}/page`, collect().open);
    const paths = ["/silence", "/drip", "/silence", "/page", "/page"];
    const running = paths.map((path) => failureOf(net.readPage(web.origin + path, collect().open)));
    await web.requested(4);
    await net.close();
    const codes = (await Promise.all(running)).map((error) =>
      error instanceof Error && "code" in error ? error.code : error,
    );
    expect(codes).toEqual(Array(5).fill("unavailable"));
    expect(net.idle).toBe(true);
    await web.quiet();
    await web.close();
    await expect.poll(openNetwork, { timeout: 10_000 }).toEqual([]);
  });

  test("is idle after any mixture of responses, and leaves no connection busy", async () => {
    const { net, web } = await startStage({ settings: { fetchConcurrency: 4, fetchPerHost: 3 } });
    for (const [path, scripted] of Object.entries(RESPONSES)) web.on(path, scripted);
    const request = fc.record({
      path: fc.constantFrom(...Object.keys(RESPONSES)),
      kind: fc.constantFrom("page", "image", "text", "status"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 8 }), async (requests) => {
        await Promise.allSettled(requests.map(({ path, kind }) => REQUESTS[kind](net, web.origin + path)));
        expect(net.idle).toBe(true);
      }),
      { numRuns: 40 },
    );
    expect(web.busiest).toBeLessThanOrEqual(4);
  });

  test("closed, fetches nothing any more", async () => {
    const { net, web } = await startStage();
    await net.close();
    await expect(net.readPage(web.origin, collect().open)).rejects.toMatchObject({ code: "unavailable" });
    await expect(net.probeImage(`${web.origin}/a.png`)).resolves.toMatchObject({ state: "unreachable" });
    expect(web.connections).toBe(0);
  });

  test("checks a spelling without any request", async () => {
    const { net, lookedUp } = await startStage();
    expect(net.guardUrl("HTTP://Shop.example/#top").href).toBe("http://shop.example/");
    expect(() => net.guardUrl("http://localhost/")).toThrow(
      expect.objectContaining({ code: "private_address" }),
    );
    expect(lookedUp).toEqual([]);
  });

  test("finds the addresses of a name by itself", async () => {
    const web = await startFakeWeb();
    const net = createNet({
      userAgent: "HeadlightBot",
      allowPrivateOrigins: [web.originOf("localhost")],
      blockedHosts: [],
      fetchConcurrency: 3,
      fetchPerHost: 3,
      fetchPerHostMinute: 60,
    });
    onTestFinished(async () => {
      await net.close();
      await web.close();
    });
    web.on("/", html("hello"));
    await expect(net.readPage(web.originOf("localhost"), collect().open)).resolves.toMatchObject({
      status: 200,
    });
    await expect(net.readPage("http://nothing.invalid/", collect().open)).rejects.toMatchObject({
      code: "dns_failed",
    });
  });
});
