import { request } from "node:https";
import { connect } from "node:tls";
import { afterEach, describe, expect, test } from "vitest";
import { AUTHORITY, identity } from "./certificate";
import { held, html, raw } from "./fake-responses";
import { type FakeWeb, startFakeWeb } from "./fake-web";

const webs: FakeWeb[] = [];
afterEach(async () => {
  await Promise.all(webs.splice(0).map((web) => web.close()));
});

async function start(...options: Parameters<typeof startFakeWeb>): Promise<FakeWeb> {
  const web = await startFakeWeb(...options);
  webs.push(web);
  return web;
}

describe("the fake web", () => {
  test("sends what was scripted and records what was requested", async () => {
    const web = await start();
    web.on("/", html("<title>Hello</title>"));
    const response = await fetch(`${web.origin}/?a=b`, { headers: { "x-test": "1" } });
    expect(await response.text()).toBe("<title>Hello</title>");
    expect((await fetch(`${web.origin}/other`)).status).toBe(404);
    expect(web.requests.map(({ path }) => path)).toEqual(["/?a=b", "/other"]);
    expect(web.requests[0]?.headers["x-test"]).toBe("1");
  });

  test("holds requests back until they are released", async () => {
    const web = await start();
    const response = held(html("late"));
    web.on("/", response.respond);
    const responses = [fetch(web.origin), fetch(web.origin)];
    await web.requested(2);
    expect(web.busiest).toBe(2);
    response.release();
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200]);
  });

  test("sends raw bytes and ends the connection", async () => {
    const web = await start();
    web.on("/", raw("HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhal", "reset"));
    await expect(fetch(web.origin).then((response) => response.text())).rejects.toThrow();
    await web.quiet();
    expect(web.open).toBe(0);
  });

  test("serves https that a client accepts once it trusts the authority", async () => {
    const web = await start({ identity: identity("shop") });
    web.on("/", html("safe"));
    const status = await new Promise((resolve, reject) => {
      request(web.origin, { ca: [AUTHORITY], servername: "shop.example" }, (res) => {
        res.resume();
        resolve(res.statusCode);
      })
        .on("error", reject)
        .end();
    });
    expect(status).toBe(200);
  });

  test.each([
    ["shop-self-signed", "DEPTH_ZERO_SELF_SIGNED_CERT"],
    ["shop-expired", "CERT_HAS_EXPIRED"],
  ] as const)("serves the bad certificate %s", async (name, code) => {
    const web = await start({ identity: identity(name) });
    const client = { host: "127.0.0.1", port: web.port, servername: "shop.example", ca: [AUTHORITY] };
    await expect(
      new Promise((resolve, reject) => {
        connect(client, () => resolve(undefined)).on("error", reject);
      }),
    ).rejects.toMatchObject({ code });
  });
});
