import { expect, test } from "./site";

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

for (const path of ["/good", "/bare", "/hostile", "/many-tags", "/missing"]) {
  test(`${path} fits a phone`, async ({ page, site }) => {
    await page.goto("/");
    await site.check(path);
    await expect(page.locator("#result-heading")).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

test("the landing page fits 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

function overflow(page: import("@playwright/test").Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
