// Several instances as processes of their own behind a load balancer, on one PostgreSQL and one Redis.
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { systemClock } from "@/lib/clock";
import { testDatabase, testDatabaseUrl } from "@/lib/testing/database/test-database";
import { type Balancer, startBalancer } from "@/lib/testing/servers/balancer";
import { type Instance, instanceProgram } from "@/lib/testing/servers/instance";
import { startLoad } from "@/lib/testing/servers/load";
import { HAS_REDIS, type RedisServer, startRedisServer } from "@/lib/testing/servers/redis-server";
import { testAccount, testKey } from "@/lib/testing/service/test-account";
import { testResources } from "@/lib/testing/service/test-resources";
import { held, html } from "@/lib/testing/web/fake-responses";
import { serveSite } from "@/lib/testing/web/fake-site";
import { type FakeWeb, startFakeWeb } from "@/lib/testing/web/fake-web";

const CLIENTS = 50;
const SLOW_TEST_MS = 120_000;
const PATIENT = { timeout: 30_000, interval: 100 };
/** Polls an account's API no more often than its rate limit lets it. */
const WITHIN_RATE = { timeout: 60_000, interval: 600 };
const BASE_URL = "http://localhost:3000";

const db = testDatabase();
const startInstance = instanceProgram();
let web: FakeWeb;
let redis: RedisServer;
let balancer: Balancer;
let instances: Instance[] = [];
let start: () => Promise<Instance>;

beforeAll(async () => {
  if (!HAS_REDIS) return;
  web = await startFakeWeb();
  web.on("/", html("<!doctype html><title>Tides</title>"));
  redis = await startRedisServer();
  balancer = await startBalancer();
  const databaseUrl = await testDatabaseUrl(db);
  start = () =>
    startInstance({
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.url,
      AUTH_SECRET: "a-secret-of-tests,-which-is-long-enough",
      ALLOW_PRIVATE_ORIGINS: web.origin,
      TRUST_PROXY: "1",
      STOP_GRACE_SECONDS: "1",
      LOG_LEVEL: "info",
    });
  instances = await Promise.all([start(), start(), start(), start()]);
}, SLOW_TEST_MS);

afterAll(async () => {
  if (!HAS_REDIS) return;
  await Promise.all(instances.map((instance) => instance.end("SIGKILL")));
  await balancer.close();
  await redis.close();
  await web.close();
});

function check(client: string): Promise<Response> {
  const url = `${balancer.origin}/inspect?url=${encodeURIComponent(`${web.origin}/`)}`;
  return fetch(url, { headers: { "x-client": client } });
}

async function use(count: number): Promise<void> {
  await balancer.use(instances.slice(0, count).map(({ origin }) => origin));
}

describe.skipIf(!HAS_REDIS)("instances behind a load balancer", () => {
  test.each([
    [2, "192.0.2.2"],
    [4, "192.0.2.4"],
  ])(
    "let exactly 50 of 200 requests at once pass when they are %i, and fetch the page once",
    async (count, client) => {
      await use(count);
      const responses = await Promise.all(Array.from({ length: 200 }, () => check(client)));
      const statuses = responses.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(50);
      expect(statuses.filter((status) => status === 429)).toHaveLength(150);
      expect(web.requests.filter(({ path }) => path === "/")).toHaveLength(1);
    },
  );

  test("end a key everywhere as soon as one of them revoked it", async () => {
    const resources = { ...testResources({}, {}, db), clock: systemClock };
    const account = await testAccount(resources, "pro");
    const { id, key } = await testKey(resources, account);
    const listed = () =>
      Promise.all(
        instances.map(async ({ origin }) => {
          const headers = { authorization: `Bearer ${key}` };
          return (await fetch(`${origin}/api/projects`, { headers })).status;
        }),
      );
    expect(await listed()).toEqual([200, 200, 200, 200]);
    const [first] = instances;
    const headers = { cookie: account.cookie };
    const revoked = await fetch(`${first?.origin}/api/keys/${id}`, { method: "DELETE", headers });
    expect(revoked.status).toBe(204);
    expect(await listed()).toEqual([401, 401, 401, 401]);
  });

  test("redeem a sign-in link once, whichever of two is told to and however often at once", async () => {
    const [one, two] = instances.map(({ origin }) => origin);
    const headers = { "content-type": "application/json", origin: BASE_URL };
    const body = JSON.stringify({ email: "nora@example.com" });
    expect((await fetch(`${one}/auth/login`, { method: "POST", headers, body })).status).toBe(200);
    const link = await vi.waitFor(() => mailedLink(instances[0]?.lines), PATIENT);
    const redeem = async (_: unknown, turn: number) => {
      const at = turn % 2 === 0 ? one : two;
      const followed = await fetch(`${at}${link}`, { redirect: "manual" });
      const sent = { origin: BASE_URL, cookie: cookiesOf(followed) };
      return fetch(`${at}/auth/callback/email`, { method: "POST", redirect: "manual", headers: sent });
    };
    const responses = await Promise.all(Array.from({ length: 20 }, redeem));
    const signedIn = responses.filter(({ headers }) => headers.get("location") === "/");
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 303));
    expect(signedIn).toHaveLength(1);
    const client = await db.open();
    expect(await client.session.count({ where: { account: { email: "nora@example.com" } } })).toBe(1);
    const cookie = signedIn.map(cookiesOf).join();
    const plans = instances.map(async ({ origin }) => {
      const response = await fetch(`${origin}/entitlements`, { headers: { cookie } });
      return (await response.json()).plan;
    });
    expect(await Promise.all(plans)).toEqual(["free", "free", "free", "free"]);
  });

  test(
    "check each page of an audit once, show its progress everywhere and end it from anywhere",
    async () => {
      const resources = { ...testResources({}, {}, db), clock: systemClock };
      const { cookie } = await testAccount(resources, "pro");
      const paths = ["/a", "/b", "/c", "/d", "/e", "/f"];
      const pages = paths.map((path) => ({ path }));
      serveSite(web, pages, paths);
      const last = held(html("<!doctype html><title>Late</title>"));
      web.on("/f", last.respond);
      const headers = { cookie, "content-type": "application/json", origin: BASE_URL };
      const call = async (at: number, path: string, init: RequestInit = {}) =>
        (await fetch(`${instances[at]?.origin}/api/audits${path}`, { headers, ...init })).json();
      const post = (body: object) => ({ method: "POST", body: JSON.stringify(body) });
      const run = async () => {
        const { id } = await call(0, "", post({ url: `${web.origin}/a` }));
        const received = () => Promise.all([1, 2, 3].map((at) => call(at, `/${id}`)));
        const five = { status: "running", pages_found: 6, pages_checked: 5 };
        await vi.waitFor(async () => expect(await call(0, `/${id}`)).toMatchObject(five), WITHIN_RATE);
        expect(await received()).toMatchObject([five, five, five]);
        return id;
      };
      const id = await run();
      last.release();
      await vi.waitFor(
        async () => expect(await call(3, `/${id}`)).toMatchObject({ status: "done" }),
        WITHIN_RATE,
      );
      expect(web.requests.flatMap(({ path }) => (paths.includes(path) ? path : [])).sort()).toEqual(paths);

      const again = held(html("<!doctype html><title>Never</title>"));
      web.on("/f", again.respond);
      const second = await run();
      expect(await call(1, `/${second}/cancel`, post({}))).toMatchObject({ status: "cancelled" });
      again.release();
      expect(await call(2, `/${second}`)).toMatchObject({ status: "cancelled", pages_checked: 5 });
      expect(await call(3, `/${second}/cancel`, post({}))).toMatchObject({ error: "conflict" });
    },
    SLOW_TEST_MS,
  );

  test(
    "lose no request of 50 clients with kept connections while two are restarted in turn",
    async () => {
      await use(2);
      const load = startLoad(`${balancer.origin}/entitlements`, { clients: CLIENTS });
      for (const index of [0, 1]) {
        const old = instances[index];
        expect(await old?.end("SIGTERM")).toBe(0);
        const fresh = await start();
        instances[index] = fresh;
        await use(2);
        await vi.waitFor(() => expect(balancer.isReady(fresh.origin)).toBe(true), { timeout: 10_000 });
      }
      const { served, lost } = await load.end();
      expect(lost).toEqual([]);
      expect(served).toBeGreaterThan(CLIENTS * 10);
    },
    SLOW_TEST_MS,
  );

  test(
    "go on alone while Redis is away, and say so",
    async () => {
      await use(2);
      const redisOf = async () => (await (await fetch(`${balancer.origin}/health`)).json()).redis;
      expect(await redisOf()).toBe("ok");
      await redis.kill();
      expect((await check("192.0.2.9")).status).toBe(200);
      expect((await check("192.0.2.9")).status).toBe(200);
      expect(await redisOf()).toBe("away");
      expect((await fetch(`${balancer.origin}/ready`)).status).toBe(200);
      await redis.start();
      await vi.waitFor(async () => expect([await redisOf(), await redisOf()]).toEqual(["ok", "ok"]), {
        timeout: 10_000,
        interval: 200,
      });
      const said = instances[0]?.lines.filter((line) => /Redis is (away|back)/.test(line)) ?? [];
      expect(said).toHaveLength(2);
    },
    SLOW_TEST_MS,
  );
});

/** The cookies that a response sets, as a browser sends them back. */
function cookiesOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
}

/** The path of the sign-in link in a mail that this log shows. */
function mailedLink(lines: readonly string[] = []): string {
  const [link] = /\/auth\/callback\/email\?token=\w+/.exec(lines.join("\n")) ?? [];
  if (link === undefined) throw new Error("No link has been mailed yet.");
  return link;
}
