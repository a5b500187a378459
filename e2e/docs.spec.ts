import { axeFaults } from "./axe-faults";
import { openAll } from "./screens";
import { expect, test, untilAlive } from "./site";

const TITLE = "No social image";

const HTML_BYTES_MAX = 300_000;

const PAGES = [
  "/docs",
  "/docs/issues",
  "/docs/issues?q=whatsapp",
  "/docs/issues/missing_og_image",
  "/docs/issues/noindex",
  "/docs/platforms",
  "/docs/platforms/google",
  "/docs/score",
  "/docs/api",
  "/docs/api?q=score",
  "/docs/search?q=image",
  "/docs/api/checks",
  "/docs/api/saved-urls",
  "/docs/api/objects",
  "/docs/issues/mising_og_image",
];

test("an issue in a report links to its documentation", async ({ page, site }) => {
  await site.open("/bare");
  const issue = page.getByRole("listitem").filter({ hasText: TITLE });
  await issue.getByText("Show fix").click();
  await issue.getByRole("link", { name: /More about this issue/ }).click();

  await expect(page).toHaveURL("/docs/issues/missing_og_image");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  for (const name of ["With this issue", "Without it"])
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "How to fix it" })).toBeVisible();
});

test("fixes have a tab for each language without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/docs/issues/missing_canonical");
  await expect(page.locator("pre:visible", { hasText: '<link rel="canonical"' }).last()).toBeVisible();
  await page.getByText("Laravel", { exact: true }).click();
  await expect(page.locator("pre:visible", { hasText: "{{ url(" })).toBeVisible();
  await context.close();
});

test("a search finds and counts issues", async ({ page }) => {
  await page.goto("/docs/issues");
  await page.getByRole("searchbox", { name: "Find an issue" }).fill("300 KB");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("status")).toContainText(/\d+ issues mention “300 KB”/);
  await expect(page.getByRole("link", { name: /Page head too large for WhatsApp/ })).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page).toHaveURL("/docs/issues");
});

test("the whole documentation is searched while someone types", async ({ page }) => {
  await page.goto("/docs/score");
  const field = page.getByRole("searchbox", { name: "Search the documentation" });
  await untilAlive(field);
  await field.fill("no social image");
  const found = page.getByRole("search").getByRole("link");
  await expect(found.first()).toContainText(TITLE);
  await field.press("ArrowDown");
  await expect(found.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(found).toHaveCount(0);
  await field.fill("zeppelin");
  await expect(page.getByText("Nothing found for “zeppelin”.")).toBeVisible();
});

test("the whole documentation is searched without JavaScript", async ({ request }) => {
  const html = await (await request.get("/docs/search?q=whatsapp")).text();
  expect(html).toContain('href="/docs/platforms/whatsapp"');
  expect(html).toContain("noindex");
});

test("a search of the API finds requests, fields and error codes", async ({ page }) => {
  await page.goto("/docs/api");
  await page
    .getByRole("searchbox", { name: "Find a request, a field or an error code" })
    .fill("document_size");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("status")).toContainText("1 result mentions “document_size”.");
  await page.getByRole("link", { name: "Object Report" }).click();
  await expect(page).toHaveURL("/docs/api/objects#object-report");
  await expect(page.getByRole("heading", { name: "Report", exact: true })).toBeInViewport();
});

test("API pages are small, and old fragments still lead to their sections", async ({ page, request }) => {
  const listed = await (await request.get("/sitemap.xml")).text();
  const paths = [...listed.matchAll(/<loc>[^<]*?(\/docs\/api[^<]*)<\/loc>/g)].map(([, path = ""]) => path);
  expect(paths).toEqual(expect.arrayContaining(["/docs/api", "/docs/api/checks", "/docs/api/objects"]));
  for (const path of paths) {
    const { length } = await (await request.get(path)).body();
    expect(length, path).toBeLessThan(HTML_BYTES_MAX);
  }
  for (const id of ["operation-save_url", "object-report", "saved-urls", "error-rate_limited", "headers"]) {
    await page.goto(`/docs/api#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

test("the documentation's form starts a check", async ({ page, site }) => {
  await page.goto("/docs/platforms/slack");
  await page.getByRole("textbox", { name: "URL of the page to check" }).fill(`${site.origin}/good`);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText("out of 100")).toBeVisible();
});

test("an unknown code or platform returns 404 with similar pages, without JavaScript", async ({
  request,
}) => {
  for (const [path, near] of [
    ["/docs/issues/mising_og_image", "/docs/issues/missing_og_image"],
    ["/docs/platforms/twitter", "/docs/platforms/x"],
    ["/docs/scores", "/docs/score"],
    ["/docs/api/saved_urls", "/docs/api/saved-urls"],
  ] as const) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain("Page not found</h1>");
    expect(html).toContain(`href="${near}"`);
  }
});

for (const path of PAGES) {
  test(`${path}, fully expanded, fits every window, and axe finds no violation`, async ({ page }) => {
    // It looks at every element of the longest pages.
    test.slow();
    await page.goto(path);
    await openAll(page);
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `at ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await axeFaults(page)).toEqual([]);
  });
}
