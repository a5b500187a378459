import { SCREENS } from "./screens";
import { expect, test } from "./site";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { name, show } of SCREENS.filter(({ name }) => /many issues|question/.test(name))) {
  test(`nothing moves on ${name} with reduced motion`, async ({ page, site }) => {
    await show(page, site);
    await page.locator("summary").evaluateAll((all: HTMLElement[]) => {
      for (const summary of all) summary.click();
    });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
}

test("nothing moves during a check with reduced motion", async ({ page, site }) => {
  await page.goto("/");
  await site.check("/never");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
