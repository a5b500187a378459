import { expect, test } from "./site";

test("a check works with the keyboard alone", async ({ page, site }) => {
  await page.goto("/");
  await page.keyboard.type(`${site.origin}/bare`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeFocused();

  const summary = page.locator("summary").filter({ hasText: "Show fix" }).first();
  await tabTo(page, () => summary.evaluate((element) => element === document.activeElement));
  await page.keyboard.press("Enter");
  await expect(summary.locator("xpath=..")).toHaveAttribute("open", "");
});

test("the first tab stop skips the header", async ({ page, site }) => {
  await site.open("/good");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

async function tabTo(page: import("@playwright/test").Page, reached: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 150; step++) {
    if (await reached()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard never got there.");
}
