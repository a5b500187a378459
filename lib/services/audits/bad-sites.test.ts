import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { type AuditStage, findingItems, startAuditStage } from "@/lib/testing/service/audit-stage";
import { html, respond } from "@/lib/testing/web/fake-responses";
import { serveSite } from "@/lib/testing/web/fake-site";
import { startFakeWeb } from "@/lib/testing/web/fake-web";

const db = testDatabase();

let stage: AuditStage;

beforeEach(async () => {
  stage = await startAuditStage(db);
});

afterEach(() => stage.stop());

describe("an audit fails with the reason, and gives the unit back", () => {
  test("for a site that hangs up on every request", async () => {
    for (const path of ["/robots.txt", "/sitemap.xml", "/"]) stage.web.on(path, (_req, res) => res.destroy());
    const { record, spent } = await stage.audit();
    expect(record).toMatchObject({ status: "failed", error: "robots_unreachable", pages_checked: 0 });
    expect(spent).toBe(false);
  });

  test("for a site of errors alone", async () => {
    serveSite(stage.web, [], ["/", "/a", "/b"]);
    for (const path of ["/", "/a", "/b"]) stage.web.on(path, respond({ status: 500 }));
    const { record, spent } = await stage.audit();
    expect(record).toMatchObject({
      status: "failed",
      error: "http_error",
      pages_checked: 3,
      pages_failed: 3,
    });
    expect(spent).toBe(false);
  });

  test("for a site behind a bot wall", async () => {
    const headers = { "cf-mitigated": "challenge" };
    stage.web.on("/", html("<!doctype html><title>Just a moment...</title>", { status: 403, headers }));
    const { record, spent } = await stage.audit();
    expect(record).toMatchObject({ status: "failed", error: "blocked_by_site", pages_failed: 1 });
    expect(spent).toBe(false);
  });
});

describe("what a site cannot do", () => {
  test("is to make us list 100,000 links of a page", async () => {
    const links = Array.from({ length: 100_000 }, (_, n) => `<a href=/${n}/p>`).join("");
    stage.web.on("/", html(`<!doctype html><title>Links</title>${links}`));
    const { record } = await stage.audit({ pages_limit: 3 });
    expect(record).toMatchObject({ status: "done", source: "links", pages_checked: 3, pages_failed: 2 });
    expect(record.pages_found).toBeLessThanOrEqual(15);
  });

  test("is to lead us to a private host by a redirect or an image", async () => {
    const inner = await startFakeWeb();
    const page = { path: "/", links: ["/inside"] };
    serveSite(stage.web, [page]);
    stage.web.on("/inside", respond({ status: 302, headers: { location: `${inner.origin}/` } }));
    const { record, errors } = await stage.audit();
    expect(record).toMatchObject({ status: "done", pages_checked: 2, pages_failed: 1 });
    expect(errors).toEqual(["private_address"]);
    expect(inner.connections).toBe(0);
    await inner.close();
  });

  test("is to fill our memory with a sitemap, of which the part beyond 50 MB is a finding", async () => {
    serveSite(stage.web, [{ path: "/" }]);
    stage.web.on("/robots.txt", respond({ body: `Sitemap: ${stage.web.origin}/map.xml` }));
    const filler = "<!-- filler -->".repeat(3_600_000);
    const body = `<urlset><url><loc>${stage.web.origin}/</loc></url>${filler}</urlset>`;
    stage.web.on("/map.xml", respond({ body, compression: "gzip" }));
    const { record, result } = await stage.audit();
    expect(record).toMatchObject({ status: "done", source: "sitemap", pages_checked: 1 });
    expect(findingItems(result, "sitemap_problem")).toEqual(["0 too_large"]);
  });

  test("is to name pages by an entity bomb", async () => {
    serveSite(stage.web, [{ path: "/" }]);
    const bomb = `<!DOCTYPE u [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>`;
    const body = `${bomb}<urlset><url><loc>${stage.web.origin}/&b;</loc></url></urlset>`;
    stage.web.on("/sitemap.xml", respond({ body }));
    const { record, paths } = await stage.audit();
    expect(record).toMatchObject({ status: "done", pages_checked: 2, pages_failed: 1 });
    expect(paths).toContain("/&b;");
  });
});
