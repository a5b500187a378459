import { expect, resultPath, test } from "./site";

test("recent checks appear in every tab, newest first, and can be cleared", async ({
  page,
  context,
  site,
}) => {
  const start = await context.newPage();
  await start.goto("/");
  const recent = start.getByRole("link").filter({ hasText: "127.0.0.1" });
  await site.open("/good");
  await expect(recent).toHaveText([/good/]);
  await site.open("/bare");
  await expect(recent).toHaveText([/bare/, /good/]);
  await page.close();
  await recent.last().click();
  await expect(start.getByRole("heading", { level: 1 })).toContainText("Six autumn walks");

  await start.goto("/");
  await expect(recent).toHaveText([/good/, /bare/]);
  await start.getByRole("button", { name: "Clear recent checks on this device" }).click();
  await expect(recent).toHaveCount(0);
});

test("the chosen theme survives a reload, before any script runs", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const response = await page.reload();
  expect(await response?.text()).toContain('data-theme="dark"');
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
});

test.describe("on a dark system", () => {
  test.use({ colorScheme: "dark" });

  test("previews follow the site's theme until one is chosen, and the choice lasts", async ({
    page,
    site,
  }) => {
    await site.open("/good");
    const card = page.locator('[data-platform="x"] .pv');
    const all = (name: string) => page.getByRole("group", { name });
    await expect(card).toHaveCSS("color-scheme", "dark");
    await page.getByRole("group", { name: "Color theme" }).getByTitle("Light").click();
    await expect(card).toHaveCSS("color-scheme", "light");
    await page.getByRole("group", { name: "Color theme" }).getByTitle("System").click();
    await expect(card).toHaveCSS("color-scheme", "dark");

    await all("Preview theme: All previews").getByTitle("Light").click();
    await all("Device: All previews").getByTitle("Desktop").click();
    await page.reload();
    await expect(card).toHaveCSS("color-scheme", "light");
    await expect(all("Device: All previews").getByRole("radio", { name: "Desktop" })).toBeChecked();
  });

  test("previews are dark before any script runs", async ({ browser, baseURL, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: "dark", baseURL });
    const page = await context.newPage();
    await page.goto(resultPath(`${site.origin}/good`));
    await expect(page.locator('[data-platform="x"] .pv')).toHaveCSS("color-scheme", "dark");
    await context.close();
  });
});
