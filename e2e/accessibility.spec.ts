import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./site";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe finds nothing in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const path of ["/", "/bot", "/nothing-here"]) {
      test(`on ${path}`, async ({ page }) => {
        await page.goto(path);
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      });
    }

    for (const path of ["/good", "/bare", "/missing"]) {
      test(`on the result of ${path}, with everything open`, async ({ page, site }) => {
        await site.open(path);
        await page.locator("details").evaluateAll((all) => {
          for (const details of all) details.setAttribute("open", "");
        });
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      });
    }
  });
}
