import { expect, test } from "./site";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const clipboard = () => navigator.clipboard.readText();

test("a fix is copied with one click and the button says so", async ({ page, site }) => {
  await site.open("/bare");
  const issue = page.getByRole("listitem").filter({ hasText: "Show the fix" }).first();
  await issue.getByText("Show the fix").click();
  const code = await issue.locator("pre:visible").textContent();
  await issue.getByRole("button", { name: /^Copy/ }).click();
  await expect(issue.getByRole("button", { name: /^Copied/ })).toBeVisible();
  expect(await page.evaluate(clipboard)).toBe(code);
});

test("the language chosen for one fix holds for all", async ({ page, site }) => {
  await site.open("/bare");
  const issues = page.getByRole("listitem").filter({ has: page.getByText("Show the fix") });
  await issues.nth(0).getByText("Show the fix").click();
  await issues.nth(1).getByText("Show the fix").click();
  await issues.nth(0).locator("label").filter({ hasText: "Laravel" }).click();
  await expect(issues.nth(1).getByRole("radio", { name: "Laravel" })).toBeChecked();
});

test("all fixes are copied together", async ({ page, site }) => {
  await site.open("/bare");
  await page.getByRole("button", { name: /^Copy all fixes/ }).click();
  const copied = await page.evaluate(clipboard);
  expect(copied).toContain("<meta");
  expect(copied.split("\n\n").length).toBeGreaterThan(3);
});
