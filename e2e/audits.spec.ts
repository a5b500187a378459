import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { PRODUCTS_WITHOUT_IMAGE, SITEMAP_PAGES } from "./origin/audited-site";
import { confirm, expect, test } from "./signed-in";

const SITE = `http://127.0.0.1:${process.env.E2E_AUDITED_PORT}`;

test.use({ plan: "pro" });
/** One host gets at most 5 requests a second, and these tests take turns at it. */
test.describe.configure({ mode: "serial", timeout: 180_000 });

async function startAudit(page: Page, pages?: number): Promise<void> {
  await page.goto("/audits");
  await page.getByLabel("Site to audit").fill(SITE);
  if (pages !== undefined) await page.getByLabel("Pages to check").fill(`${pages}`);
  await page.getByRole("button", { name: "Start audit" }).click();
  await expect(page).toHaveURL(/\/audits\/aud_\w+$/);
}

/** A list of choices above the pages. */
function choice(page: Page, name: string) {
  return page.locator(`select[name="${name}"]`);
}

async function textOf(download: Promise<Download>): Promise<string> {
  return readFile(await (await download).path(), "utf8");
}

test("an audit of 60 pages finds exactly the planted faults", async ({ page }) => {
  await startAudit(page);
  await test.step("its progress is seen without reloading", async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const status = page.getByRole("status").filter({ hasText: /pages checked$/ });
    await expect(status).toHaveText(/^[1-9]\d* of 60 pages checked$/, { timeout: 30_000 });
    const early = await status.textContent();
    await expect(status).not.toHaveText(early ?? "", { timeout: 20_000 });
    await expect(page.getByText("60 pages found")).toBeVisible();
    await expect(page.getByText(/^Last page:/)).toBeVisible();
    await expect(page.getByText(/^Done ·/)).toBeVisible({ timeout: 90_000 });
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  });

  const id = new URL(page.url()).pathname.split("/").at(-1);
  const audit = await (await page.request.get(`/api/audits/${id}`)).json();
  expect(audit).toMatchObject({
    source: "sitemap",
    pages_found: SITEMAP_PAGES,
    pages_checked: SITEMAP_PAGES,
  });
  expect(audit.pages_failed).toBe(1);
  expect(Object.fromEntries(audit.issues.map(({ code, pages }: Found) => [code, pages]))).toEqual({
    missing_og_image: PRODUCTS_WITHOUT_IMAGE,
    og_image_unreachable: 2,
    broken_shared_image: 2,
    duplicate_title: 2,
    canonical_points_elsewhere: 1,
    canonical_elsewhere: 1,
    missing_from_sitemap: 1,
    orphaned_redirect: 1,
  });

  await test.step("pages that fail alike read as one", async () => {
    const first = page.getByRole("region", { name: "Fix these first" }).getByRole("listitem").first();
    await expect(first).toContainText("/products/*");
    await expect(first).toContainText(`${PRODUCTS_WITHOUT_IMAGE} pages`);
    await expect(page.getByRole("region", { name: "Across the site" })).toContainText("/left-out");
  });

  await test.step("pages are searched, filtered and sorted", async () => {
    const rows = page.getByRole("table").getByRole("row");
    await page.getByLabel("Search URLs").fill("walks/");
    await page.getByLabel("Search URLs").press("Enter");
    await expect(rows).toHaveCount(41);
    await page.getByLabel("Search URLs").fill("");
    await page.getByLabel("Search URLs").press("Enter");
    await choice(page, "issue").selectOption("missing_og_image");
    await expect(rows).toHaveCount(PRODUCTS_WITHOUT_IMAGE + 1);
    await choice(page, "issue").selectOption("failed");
    await expect(rows).toHaveCount(2);
    await expect(rows.last()).toContainText("/missing");
    await choice(page, "issue").selectOption("");
    await choice(page, "sort").selectOption("url");
    await expect(rows.nth(1)).toContainText(/127\.0\.0\.1:\d+/);
    await expect(rows.nth(2)).toContainText("/broken-a");
  });

  await test.step("one of its pages is monitored in one click", async () => {
    const row = page.getByRole("row", { name: /\/broken-a/ });
    await row.getByRole("button", { name: /^Monitor/ }).click();
    await expect(row.getByRole("link", { name: /^Monitored/ })).toBeVisible();
  });

  await test.step("all pages are exported", async () => {
    const csv = textOf(page.waitForEvent("download"));
    await page.getByRole("link", { name: "Export CSV" }).click();
    expect((await csv).trim().split("\r\n")).toHaveLength(SITEMAP_PAGES + 1);
    const json = textOf(page.waitForEvent("download"));
    await page.getByRole("link", { name: "Export JSON" }).click();
    const exported = JSON.parse(await json);
    expect([exported.audit.id, exported.pages.length]).toEqual([id, SITEMAP_PAGES]);
  });

  await test.step("the cards of its pages are seen on a platform", async () => {
    await choice(page, "platform").selectOption("facebook");
    await expect(page.getByRole("table")).toHaveCount(0);
    await expect(page.getByText("Autumn walks along the coast").first()).toBeVisible();
  });
});

test("an audit is cancelled, keeps its pages, and the next one is compared with the last", async ({
  page,
}) => {
  await startAudit(page, 3);
  await expect(page.getByText(/^Done ·/)).toBeVisible({ timeout: 60_000 });
  await startAudit(page);
  const status = page.getByRole("status").filter({ hasText: /pages checked$/ });
  await expect(status).toHaveText(/^[1-9]\d* of 60 pages checked$/, { timeout: 60_000 });
  await page.getByRole("button", { name: "Cancel audit" }).click();
  await confirm(page, "Cancel audit");
  await expect(page.getByText(/^Canceled ·/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Since the last audit" })).toBeVisible();
  await page.goto("/audits");
  await expect(page.getByText(/^28 of 30 audits left this month/)).toBeVisible();
});

interface Found {
  readonly code: string;
  readonly pages: number;
}
