import { expect, test, untilAlive } from "./site";

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

for (const path of ["/good", "/bare", "/hostile", "/many-tags", "/missing"]) {
  test(`${path} fits a phone`, async ({ page, site }) => {
    await page.goto("/");
    await site.check(path);
    await expect(page.locator("#result-heading")).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

test("the landing page fits 320 px, and nothing in its header touches or wraps", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const boxes = await page
    .locator("header > a, header > div > *")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
  expect(boxes.length).toBe(4);
  for (const [index, box] of boxes.slice(1).entries()) {
    expect(box.left - boxes[index].right).toBeGreaterThanOrEqual(8);
    expect(box.height).toBeLessThan(40);
  }
});

test("a result shows its previews first, then the points, each area with a link to its issue", async ({
  page,
  site,
}) => {
  await site.open("/bare");
  const top = (name: string) =>
    page
      .getByRole("heading", { name, exact: true })
      .evaluate((heading) => heading.getBoundingClientRect().top);
  const points = page.getByRole("region", { name: "Score breakdown" });
  const pointsTop = await points.evaluate((part) => part.getBoundingClientRect().top);
  expect(await top("Link previews")).toBeLessThan(pointsTop);
  expect(pointsTop).toBeLessThan(await top("Issues to fix"));

  await points.getByRole("link", { name: "Image" }).click();
  await expect(page.locator("#issue-missing_og_image")).toBeInViewport();
  await page.getByRole("link", { name: /^\d+ issues$/ }).click();
  await expect(page.getByRole("heading", { name: "Issues to fix" })).toBeInViewport();
});

test("score and preview stay in sight while someone types in the editor", async ({ page, site }) => {
  await page.goto(`/edit?${new URLSearchParams({ url: `${site.origin}/good` })}`);
  const name = page.getByRole("textbox", { name: "Site name" });
  await untilAlive(name);
  const bar = page.locator('a[href="#previews-heading"]');
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Ebb");
  await name.scrollIntoViewIfNeeded();
  await name.fill("Tidebook");
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText("Ebb");
});

function overflow(page: import("@playwright/test").Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
