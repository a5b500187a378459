import { expect, test, untilAlive } from "./site";

test("a tag is turned off with the keyboard, and the page shows what breaks", async ({ page, site }) => {
  await page.goto(`/edit?${new URLSearchParams({ url: `${site.origin}/good` })}`);
  const tags = page.getByRole("region", { name: "Turn off a tag to see what breaks" });
  await expect(tags.getByRole("status")).toHaveText("All tags are on.");

  const image = tags.getByRole("checkbox", { name: /^og:image / });
  await untilAlive(image);
  await image.focus();
  await page.keyboard.press("Space");
  await expect(image).not.toBeChecked();
  await expect(tags.getByRole("status")).toHaveText(/^Without 1 tag: Score \d+ → \d+$/);
  await expect(tags.getByRole("definition").filter({ hasText: "image" }).first()).toBeVisible();
  await expect(page.locator('[data-platform="facebook"] figure')).toHaveAttribute("data-card", "text");

  await tags.getByRole("button", { name: "Turn all on" }).click();
  await expect(tags.getByRole("status")).toHaveText("All tags are on.");
  await expect(page.locator('[data-platform="facebook"] figure')).toHaveAttribute("data-card", "large");
});
