import { PLATFORM_LABELS, PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import { expect, test } from "./site";

test("the field has the focus once the page has loaded", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("textbox", { name: "URL of the page to check" })).toBeFocused();
});

test("a URL leads to a score, eight previews and issues", async ({ page, site }) => {
  await page.goto("/");
  await site.check("/bare");

  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  await expect(page.getByText("out of 100")).toBeVisible();
  for (const name of PLATFORM_NAMES) {
    await expect(page.getByRole("heading", { name: PLATFORM_LABELS[name], exact: true })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: /\d+ errors?/ })).toBeVisible();
  await expect(page).toHaveURL(/\/\?url=http%3A%2F%2F127\.0\.0\.1%3A\d+%2Fbare$/);
});

test("a good page gets a high score", async ({ page, site }) => {
  await site.open("/moved");

  const head = page.locator("header").filter({ has: page.locator("#result-heading") });
  await expect(head.getByText("200", { exact: true })).toBeVisible();
  await head.getByText("2 redirects").click();
  await expect(head.getByRole("listitem")).toHaveText([/301.*\/moved/, /302.*\/moved-again/, /\/good/]);
  const score = Number(await page.getByText(/^\d+$/).first().textContent());
  expect(score).toBeGreaterThan(85);
});

test("the back button returns to the previous page", async ({ page, site }) => {
  await page.goto("/");
  await site.check("/good");
  await expect(page.getByText("out of 100")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "See how your link looks before you share it",
  );
  await page.goForward();
  await expect(page.getByText("out of 100")).toBeVisible();
});

test("checking again bypasses the cache and leaves a shareable URL", async ({ page, site }) => {
  await site.open("/good");
  await expect(page.getByText(/checks left this hour/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Cached (just now|\d+ minutes? ago)/)).toBeVisible();
  await page.getByRole("link", { name: "Check again" }).click();
  await expect(page.getByText("Checked just now")).toBeVisible();
  await expect(page).not.toHaveURL(/fresh/);
});
