import { expect, sendForm, test } from "./site";

test.use({ javaScriptEnabled: false });

test("the form, the result and its metadata work without JavaScript", async ({ page, site }) => {
  await page.goto("/");
  await sendForm(page, `${site.origin}/bare`);
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Google", exact: true })).toBeVisible();

  const issue = page.getByRole("listitem").filter({ hasText: "Show fix" }).first();
  await issue.getByText("Show fix").click();
  await expect(issue.locator("pre").first()).toBeVisible();
  await page.getByText("Meta tags").click();
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(0);
});

test("an error is explained without JavaScript", async ({ page, site }) => {
  await site.open("/missing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The site returned an error");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The site returned an error");
});
