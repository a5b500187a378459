import { expect, test } from "./site";

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
