import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AppError } from "@/lib/errors";
import { testDatabase } from "@/lib/testing/database/test-database";
import { type AuditStage, findingItems, startAuditStage } from "@/lib/testing/service/audit-stage";
import { callApi } from "@/lib/testing/service/call-api";
import type { TestResources } from "@/lib/testing/service/test-resources";
import { respond } from "@/lib/testing/web/fake-responses";
import { type FakePage, serveSite } from "@/lib/testing/web/fake-site";
import type { FakeWeb } from "@/lib/testing/web/fake-web";
import type { Turns } from "../inspections/page/turns";
import { startWork } from "../work";
import { lostAudits } from "./run/host-lease";
import { runAudit } from "./run/run-audit";

const db = testDatabase();
const running = new AbortController().signal;

let stage: AuditStage;
let web: FakeWeb;
let resources: TestResources;

beforeEach(async () => {
  stage = await startAuditStage(db);
  ({ web, resources } = stage);
});

afterEach(() => stage.stop());

describe("the pages of an audit", () => {
  test("come from the sitemap, and each is checked once", async () => {
    serveSite(web, [{ path: "/" }, { path: "/a" }, { path: "/b" }], ["/", "/a", "/b"]);
    const { record, paths } = await stage.audit();
    expect(record).toMatchObject({
      status: "done",
      source: "sitemap",
      pages_found: 3,
      pages_checked: 3,
      pages_failed: 0,
      error: null,
    });
    expect(paths.toSorted()).toEqual(["/", "/a", "/b"]);
    expect(web.requests.filter(({ path }) => path === "/a")).toHaveLength(1);
  });

  test("are found by links where there is no sitemap, those of other hosts and files left out", async () => {
    serveSite(web, [
      { path: "/", links: ["/a", "https://other.example/", "/file.pdf", "mailto:a@b.example"] },
      { path: "/a", links: ["/b#part"] },
      { path: "/b", links: ["/"] },
    ]);
    const { record, paths } = await stage.audit();
    expect(record).toMatchObject({ status: "done", source: "links", pages_found: 3, pages_checked: 3 });
    expect(paths.toSorted()).toEqual(["/", "/a", "/b"]);
  });

  test("are no more than the limit", async () => {
    serveSite(web, [{ path: "/" }, { path: "/a" }, { path: "/b" }], ["/", "/a", "/b"]);
    const { record } = await stage.audit({ pages_limit: 2 });
    expect(record).toMatchObject({ status: "done", pages_limit: 2, pages_found: 3, pages_checked: 2 });
  });

  test("leave out what robots.txt keeps from our crawler", async () => {
    web.on("/robots.txt", respond({ body: "User-agent: HeadlightBot\nDisallow: /private" }));
    serveSite(web, [{ path: "/" }, { path: "/private/a" }], ["/", "/private/a"]);
    const { record, paths } = await stage.audit();
    expect(record).toMatchObject({ status: "done", pages_found: 1, pages_checked: 1 });
    expect(paths).toEqual(["/"]);
  });

  test("of a calendar without an end are bounded", async () => {
    serveSite(web, [{ path: "/", links: ["/calendar/1"] }]);
    for (let day = 1; day < 60; day++)
      serveSite(web, [{ path: `/calendar/${day}`, links: [`/calendar/${day + 1}`] }]);
    const { record } = await stage.audit({ pages_limit: 40 });
    expect(record).toMatchObject({ status: "done", pages_checked: 21 });
  }, 40_000);

  test("that fail do so alone", async () => {
    serveSite(web, [{ path: "/" }, { path: "/a" }], ["/", "/a", "/gone", "/inside"]);
    web.on("/inside", respond({ status: 302, headers: { location: "http://10.0.0.1/" } }));
    const { record } = await stage.audit();
    expect(record).toMatchObject({ status: "done", pages_checked: 4, pages_failed: 2 });
  });
});

describe("an audit fails", () => {
  test("when robots.txt forbids us the start page, and gives the unit back", async () => {
    web.on("/robots.txt", respond({ body: "User-agent: *\nDisallow: /" }));
    const { record, spent } = await stage.audit();
    expect(record).toMatchObject({ status: "failed", error: "robots_disallowed", pages_checked: 0 });
    expect(spent).toBe(false);
  });

  test("when no page can be fetched, with the reason", async () => {
    const { record, spent } = await stage.audit();
    expect(record).toMatchObject({
      status: "failed",
      error: "http_error",
      pages_checked: 1,
      pages_failed: 1,
    });
    expect(spent).toBe(false);
  });
});

describe("an audit finds", () => {
  test("what pages share, and what they miss", async () => {
    const pages: FakePage[] = [
      { path: "/", links: ["/hidden"] },
      { path: "/a", title: "The same title" },
      { path: "/b", title: "The same title" },
      { path: "/c", image: "/broken.png" },
      { path: "/d", image: "/broken.png" },
      { path: "/e", canonical: `${web.origin}/a` },
    ];
    serveSite(web, pages, ["/", "/a", "/b", "/c", "/d", "/e", "/old"]);
    web.on("/old", respond({ status: 301, headers: { location: "/a" } }));
    const { result, record } = await stage.audit();
    expect(findingItems(result, "duplicate_title")).toEqual(["2 The same title"]);
    expect(findingItems(result, "broken_shared_image")).toEqual([`2 ${web.origin}/broken.png`]);
    expect(findingItems(result, "canonical_elsewhere")).toEqual([`1 ${web.origin}/a`]);
    expect(findingItems(result, "missing_from_sitemap")).toEqual([`1 ${web.origin}/hidden`]);
    expect(findingItems(result, "orphaned_redirect")).toEqual([`1 ${web.origin}/old`]);
    expect(record.issues).toContainEqual({ code: "duplicate_title", severity: "warning", pages: 2 });
  });

  test("equal problems of a template as one", async () => {
    const products = Array.from({ length: 6 }, (_, n): FakePage => ({ path: `/products/${n}`, image: null }));
    serveSite(web, [{ path: "/" }, ...products], ["/", ...products.map(({ path }) => path)]);
    const { result } = await stage.audit();
    const [group] = result.groups;
    expect(group).toMatchObject({ pattern: "/products/*", pages: 6 });
    expect(group?.codes).toContain("missing_og_image");
  });
});

describe("a running audit", () => {
  test("a broken sitemap is a finding", async () => {
    web.on("/robots.txt", respond({ body: `Sitemap: ${web.origin}/map.xml` }));
    serveSite(web, [{ path: "/" }, { path: "/a" }]);
    web.on("/map.xml", (_req, res) => void res.end(`<urlset><url><loc>${web.origin}/a</loc></url><url>`));
    const { result } = await stage.audit();
    expect(findingItems(result, "sitemap_problem")).toEqual(["0 broken"]);
  });

  test("an audit that is cancelled keeps what it has and ends once", async () => {
    serveSite(web, [{ path: "/" }]);
    const started = await stage.start();
    const cancel = () =>
      callApi(resources, `/api/audits/${started.id}/cancel`, { method: "POST", cookie: started.cookie });
    const first = await cancel();
    expect([first.status, (await first.json()).status]).toEqual([200, "cancelled"]);
    expect((await cancel()).status).toBe(409);
    await runAudit(resources, started.id, running);
    expect(web.requests).toEqual([]);
  });

  test("two audits of a host together send it no more than one may", async () => {
    serveSite(web, [{ path: "/" }, { path: "/a" }, { path: "/b" }], ["/", "/a", "/b"]);
    const [one, two] = [await stage.start(), await stage.start()];
    const times: number[] = [];
    web.on("/a", (_req, res) => {
      times.push(performance.now());
      setTimeout(() => res.writeHead(404).end(), 300);
    });
    const stop = startWork(resources, "beside");
    await expect.poll(async () => (await one.ended()) && (await two.ended()), { timeout: 18_000 }).toBe(true);
    await stop();
    expect(web.busiest).toBeLessThanOrEqual(2);
    expect((await two.outcome()).record).toMatchObject({ status: "done", pages_checked: 3 });
  }, 20_000);

  test("an audit whose worker is stopped is finished by another, no page twice", async () => {
    const paths = Array.from({ length: 8 }, (_, n) => `/page-${n}`);
    serveSite(
      web,
      ["/", ...paths].map((path) => ({ path })),
      ["/", ...paths],
    );
    const started = await stage.start();
    const stopping = new AbortController();
    const turn = runAudit(resources, started.id, stopping.signal);
    await web.requested(8);
    stopping.abort(new Error("stopping"));
    await turn;
    expect(await started.ended()).toBe(false);
    await runAudit(resources, started.id, running);
    const { record, paths: checked } = await started.outcome();
    expect(record).toMatchObject({ status: "done", pages_checked: 9, pages_failed: 0 });
    expect(new Set(checked).size).toBe(9);
  });

  test("a page whose check ended two workers is given up, and the audit goes on", async () => {
    serveSite(web, [{ path: "/" }, { path: "/a" }, { path: "/bad" }], ["/", "/bad", "/a"]);
    const started = await stage.start();
    const client = await db.open();
    await runAudit(resources, started.id, AbortSignal.timeout(1));
    await client.auditPage.deleteMany({ where: { auditId: started.id } });
    await client.auditPage.create({
      data: {
        id: "pag_bad",
        auditId: started.id,
        url: `${web.origin}/bad`,
        position: 1,
        inSitemap: true,
        attempts: 2,
      },
    });
    await runAudit(resources, started.id, running);
    const { record } = await started.outcome();
    expect(record).toMatchObject({ status: "done", pages_checked: 3, pages_failed: 1 });
    expect(web.requests.some(({ path }) => path === "/bad")).toBe(false);
  });

  test("pages are checked later, and none is given up, while there is too much to do", async () => {
    serveSite(web, [{ path: "/" }, { path: "/a" }], ["/", "/a"]);
    const started = await stage.start();
    let busyTimes = 3;
    const turns: Turns = {
      lane: resources.turns.lane.bind(resources.turns),
      isOverloaded: () => false,
      check: (...terms) =>
        busyTimes-- > 0 ? Promise.reject(new AppError("overloaded")) : resources.turns.check(...terms),
    };
    await runAudit({ ...resources, turns }, started.id, running);
    const { record } = await started.outcome();
    expect(record).toMatchObject({ status: "done", pages_checked: 2, pages_failed: 0 });
  });

  test("an audit whose worker said no more is handed on", async () => {
    serveSite(web, [{ path: "/" }]);
    const started = await stage.start();
    await db.query("TRUNCATE pgboss.job");
    resources.clock.advance(60_000);
    await lostAudits(resources);
    const { rows } = await db.query("SELECT data FROM pgboss.job");
    expect(rows).toEqual([{ data: { auditId: started.id } }]);
  });
});
