import { expect, test } from "./site";

test("recent checks are offered again, newest first, and can be forgotten", async ({ page, site }) => {
  await site.open("/good");
  await site.open("/bare");
  await page.goto("/");
  const recent = page.getByRole("link").filter({ hasText: "127.0.0.1" });
  await expect(recent).toHaveText([/bare/, /good/]);
  await recent.last().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Six autumn walks");

  await page.goto("/");
  await page.getByRole("button", { name: "Forget the recent checks on this device" }).click();
  await expect(recent).toHaveCount(0);
});

test("the chosen theme is there again after a reload, before any script runs", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const answer = await page.reload();
  expect(await answer?.text()).toContain('data-theme="dark"');
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
});
