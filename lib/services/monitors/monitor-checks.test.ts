import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { type SmtpSink, startSmtpSink } from "@/lib/testing/mail/smtp-sink";
import { callApi } from "@/lib/testing/service/call-api";
import { type TestAccount, testAccount } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { html, respond } from "@/lib/testing/web/fake-responses";
import { type FakePage, serveSite } from "@/lib/testing/web/fake-site";
import { type FakeWeb, startFakeWeb } from "@/lib/testing/web/fake-web";
import { dueMonitors } from "./run/due-monitors";
import { sendMonitorMail } from "./run/monitor-mail";
import { runMonitorCheck } from "./run/run-monitor-check";
import { trimHistory } from "./run/trim-history";
import { dueSummaries } from "./run/weekly-summary";

const db = testDatabase();
const patient = new AbortController().signal;
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAABLAAAAJ2CAYAAABPQHtcAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==",
  "base64",
);
const DAY_MS = 86_400_000;

let web: FakeWeb;
let mails: SmtpSink;
let resources: TestResources;
let account: TestAccount;

beforeEach(async () => {
  [web, mails] = await Promise.all([startFakeWeb(), startSmtpSink()]);
  web.on("/card.png", respond({ headers: { "content-type": "image/png" }, body: PNG }));
  resources = testResources({ ALLOW_PRIVATE_ORIGINS: web.origin, SMTP_URL: mails.url }, { spacingMs: 5 }, db);
  account = await testAccount(resources, "pro");
  await db.query("UPDATE monitor SET paused = true");
});

afterEach(async () => {
  await resources.queue.stop();
  await db.query("DELETE FROM pgboss.job");
  await Promise.all([resources.net.close(), web.close(), mails.close()]);
});

function serve(page: Partial<FakePage> = {}) {
  serveSite(web, [{ path: "/", ...page }]);
}

/** A monitor of the page, and its checks an hour apart. */
async function monitor(alertEmail: string | null = "ada@example.com") {
  const { cookie } = account;
  const body = { url: `${web.origin}/`, interval: "hourly", alert_email: alertEmail };
  const { id } = await (await callApi(resources, "/api/monitors", { method: "POST", body, cookie })).json();
  const get = async (path = "") =>
    (await callApi(resources, `/api/monitors/${id}${path}`, { cookie })).json();
  return {
    id,
    get,
    async check() {
      resources.clock.advance(3_600_000);
      await runMonitorCheck(resources, { monitorId: id, dueAt: new Date(resources.clock.now()) }, patient);
      const { checks } = await get("/checks?limit=1");
      return checks[0];
    },
  };
}

/** Sends the mails that wait, as the worker would. */
async function deliver() {
  const { rows } = await db.query("DELETE FROM pgboss.job WHERE name = 'mail' RETURNING data");
  for (const { data } of rows as { data: unknown }[]) await sendMonitorMail(resources, data);
  return mails.mails.map(({ headers }) => headers.get("subject"));
}

describe("a check", () => {
  test("tells nothing changed while nothing has", async () => {
    serve();
    const { check } = await monitor();
    expect(await check()).toMatchObject({ error: null, changes: [], opened: [], resolved: [] });
    expect(await check()).toMatchObject({ score: expect.any(Number), changes: [], opened: [], resolved: [] });
  });

  test("tells what changed, field by field", async () => {
    serve({ title: "The tides of the northern coast" });
    const { check } = await monitor();
    await check();
    serve({ title: "The tides of the southern coast" });
    const { changes } = await check();
    const change = { before: "The tides of the northern coast", after: "The tides of the southern coast" };
    expect(changes).toEqual([
      { field: "title", ...change },
      { field: "og:title", ...change },
    ]);
  });

  test("sees an image that breaks, and the issue that opens and is resolved", async () => {
    serve();
    const { check } = await monitor();
    await check();
    web.on("/card.png", respond({ status: 404 }));
    const broken = await check();
    expect(broken.changes).toContainEqual({ field: "image.state", before: "ok", after: "http_error" });
    expect(broken.opened.length).toBeGreaterThan(0);
    web.on("/card.png", respond({ headers: { "content-type": "image/png" }, body: PNG }));
    expect((await check()).resolved).toEqual(expect.arrayContaining(broken.opened));
  });

  test("sees other bytes behind the same image URL", async () => {
    serve();
    const { check } = await monitor();
    await check();
    web.on(
      "/card.png",
      respond({ headers: { "content-type": "image/png" }, body: Buffer.concat([PNG, PNG]) }),
    );
    const fields = (await check()).changes.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(["image.size", "image.sha256"]);
  });

  test("sees a redirect, a robots directive and another canonical URL", async () => {
    serve();
    const { check } = await monitor();
    await check();
    serve({ canonical: `${web.origin}/other` });
    const canonical = { field: "canonical", before: `${web.origin}/`, after: `${web.origin}/other` };
    expect((await check()).changes).toEqual([canonical]);
    serveSite(web, [
      { path: "/moved", canonical: `${web.origin}/other`, title: "All about / and its tides" },
    ]);
    web.on("/", respond({ status: 301, headers: { location: "/moved", "x-robots-tag": "noindex" } }));
    const fields = (await check()).changes.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(expect.arrayContaining(["final_url", "redirects"]));
    const { status, headers } = { status: 200, headers: { "x-robots-tag": "noindex" } };
    web.on("/moved", html("<!doctype html><title>Moved</title>", { status, headers }));
    const robots = { field: "robots", before: null, after: "noindex" };
    expect((await check()).changes).toContainEqual(robots);
  });

  test("that fails is kept as what it is, and the score of before stays", async () => {
    serve();
    const { check, get } = await monitor();
    const { score } = await check();
    web.on("/", respond({ status: 500 }));
    expect(await check()).toMatchObject({ score: null, error: "http_error", changes: [] });
    expect((await get()).last_score).toBe(score);
  });

  test("that was made is not made again", async () => {
    serve();
    const { id, get } = await monitor();
    const dueAt = new Date(resources.clock.now());
    await Promise.all([1, 2, 3].map(() => runMonitorCheck(resources, { monitorId: id, dueAt }, patient)));
    expect((await get("/checks")).checks).toHaveLength(1);
  });
});

describe("mail", () => {
  test("comes once when an image breaks and once when it is back", async () => {
    serve();
    const { check } = await monitor();
    await check();
    web.on("/card.png", respond({ status: 404 }));
    await check();
    await check();
    expect(await deliver()).toEqual([`Link preview got worse: 127.0.0.1`]);
    web.on("/card.png", respond({ headers: { "content-type": "image/png" }, body: PNG }));
    await check();
    await check();
    expect(await deliver()).toEqual(["Link preview got worse: 127.0.0.1", "Recovered: 127.0.0.1"]);
  });

  test("comes when the page cannot be reached twice running, not once", async () => {
    serve();
    const { check } = await monitor();
    await check();
    web.on("/", respond({ status: 500 }));
    await check();
    expect(await deliver()).toEqual([]);
    await check();
    await check();
    expect(await deliver()).toEqual(["Unreachable: 127.0.0.1"]);
    serve();
    await check();
    expect(await deliver()).toEqual(["Unreachable: 127.0.0.1", "Recovered: 127.0.0.1"]);
  });

  test("is stopped by its link, without signing in, by a person or a program", async () => {
    serve();
    const { check, get } = await monitor("grace@example.com");
    await check();
    web.on("/card.png", respond({ status: 404 }));
    await check();
    await deliver();
    const [mail] = mails.mails;
    const link = /<(http[^>]+)>/.exec(mail?.headers.get("list-unsubscribe") ?? "")?.[1] ?? "";
    expect(mail?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const path = new URL(link).pathname;
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const response = await callApi(resources, path, {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      headers,
    });
    expect(response.status).toBe(200);
    expect((await get()).alert_email).toBe(null);
    const forged = path.replace(/\.(.)/, (_, first) => (first === "x" ? ".y" : ".x"));
    expect((await callApi(resources, forged, { method: "POST" })).status).toBe(404);
  });

  test("sums up the week, a week after the last time, unless it is turned off", async () => {
    serve();
    const { check } = await monitor(null);
    await check();
    await dueSummaries(resources);
    expect(await deliver()).toEqual([]);
    resources.clock.advance(7 * DAY_MS);
    await dueSummaries(resources);
    await dueSummaries(resources);
    expect(await deliver()).toEqual(["Your week of link previews"]);
    const link = /<(http[^>]+)>/.exec(mails.mails[0]?.headers.get("list-unsubscribe") ?? "")?.[1] ?? "";
    await callApi(resources, new URL(link).pathname, { method: "POST" });
    resources.clock.advance(7 * DAY_MS);
    await dueSummaries(resources);
    expect(await deliver()).toHaveLength(1);
  });

  test("names each page once, failed and low ones first, and how often it changed", async () => {
    serveSite(web, [{ path: "/" }, { path: "/low", title: "" }, { path: "/gone" }]);
    const { cookie } = account;
    const ids = new Map<string, string>();
    for (const path of ["/", "/low", "/gone"]) {
      const body = { url: `${web.origin}${path}`, interval: "daily" };
      const made = await callApi(resources, "/api/monitors", { method: "POST", body, cookie });
      ids.set(path, (await made.json()).id);
    }
    const checkAll = async () => {
      resources.clock.advance(3_600_000);
      const dueAt = new Date(resources.clock.now());
      for (const monitorId of ids.values()) await runMonitorCheck(resources, { monitorId, dueAt }, patient);
    };
    await dueSummaries(resources);
    await checkAll();
    serveSite(web, [{ path: "/", title: "Another title" }]);
    web.on("/gone", respond({ status: 404, body: "Gone" }));
    await checkAll();
    await checkAll();
    resources.clock.advance(7 * DAY_MS - 4 * 3_600_000);
    await dueSummaries(resources);
    resources.clock.advance(3_600_000);
    await dueSummaries(resources);
    await deliver();
    const { text, to } = mails.mails.at(-1) ?? { text: "", to: "" };
    expect(to).toBe(account.email);
    expect(
      text
        .trim()
        .split(/\r?\n\r?\n/)
        .slice(0, -2),
    ).toEqual([
      "Your week of link previews",
      "You monitor 3 pages. Those that need attention come first.",
      expect.stringMatching(/^View monitors:\s+http\S+\/monitors$/),
      `${web.origin}/gone: couldn't be fetched, unchanged`,
      expect.stringMatching(/\/low: score \d+, unchanged$/),
      expect.stringMatching(/\d\/: score \d+, changed once$/),
    ]);
    expect(text).toContain("To stop these emails, open http");
  });
});

describe("due checks", () => {
  test("are handed out once, whichever process looks, and are due again within an interval and a half", async () => {
    serve();
    const { id, get } = await monitor();
    await db.query("DELETE FROM pgboss.job");
    resources.clock.advance(2 * 3_600_000);
    await Promise.all([1, 2, 3].map(() => dueMonitors(resources)));
    const { rows } = await db.query("SELECT data->>'monitorId' AS id FROM pgboss.job WHERE name = 'monitor'");
    expect(rows).toEqual([{ id }]);
    const aheadMs = Date.parse((await get()).next_check_at) - resources.clock.now();
    expect(aheadMs).toBeGreaterThanOrEqual(1_800_000);
    expect(aheadMs).toBeLessThanOrEqual(5_400_000);
  });

  test("come after a clock was put back", async () => {
    serve();
    const { id } = await monitor();
    await db.query("DELETE FROM pgboss.job");
    await db.query("UPDATE monitor SET next_check_at = $1 WHERE id = $2", [new Date(Date.UTC(2027, 0)), id]);
    await dueMonitors(resources);
    const { rows } = await db.query("SELECT data->>'monitorId' AS id FROM pgboss.job WHERE name = 'monitor'");
    expect(rows).toEqual([{ id }]);
  });
});

describe("the history of a monitor", () => {
  test("is deleted after 13 months", async () => {
    serve();
    const { id, check } = await monitor();
    await check();
    const client = await db.open();
    const count = () => client.monitorCheck.count({ where: { monitorId: id } });
    resources.clock.advance(390 * DAY_MS);
    await trimHistory(resources);
    expect(await count()).toBe(1);
    resources.clock.advance(10 * DAY_MS);
    await trimHistory(resources);
    expect(await count()).toBe(0);
  });
});
