import { HOSTILE_TITLE } from "./origin/pages";
import { expect, test } from "./site";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("what a page says stays text", async ({ page, site }) => {
      await site.open("/hostile");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(HOSTILE_TITLE);
      await expect(page.locator('img[src="x"], [onerror], [onload]')).toHaveCount(0);
      await expect(page).not.toHaveTitle(/^(1|taken)$/);
    });
  });
}

test("links to a checked page give it no credit and tell it nothing", async ({ page, site }) => {
  await site.open("/good");
  const links = page.locator(`a[href^="${site.origin}"]`);
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("rel", "nofollow noopener noreferrer ugc");
  }
  for (const image of await page.locator(`img[src^="${site.origin}"]`).all()) {
    await expect(image).toHaveAttribute("referrerpolicy", "no-referrer");
  }
});
