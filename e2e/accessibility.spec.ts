import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./site";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe finds nothing in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const path of ["/", "/bot", "/edit", "/nothing-here"]) {
      test(`on ${path}`, async ({ page }) => {
        await page.goto(path);
        expect(await faults(page)).toEqual([]);
      });
    }

    for (const path of ["/good", "/bare", "/missing"]) {
      test(`on the result of ${path}, with everything open`, async ({ page, site }) => {
        await site.open(path);
        await expect(page.locator("#result-heading")).toBeVisible();
        await page.locator("details").evaluateAll((all) => {
          for (const details of all) details.setAttribute("open", "");
        });
        expect(await faults(page)).toEqual([]);
      });
    }
  });
}

async function faults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ id, at: target.join(" ") })),
  );
  const drawn = await page.evaluate(
    insideDrawings,
    found.map(({ at }) => at),
  );
  return found
    .filter(({ id }, index) => id !== "color-contrast" || !drawn[index])
    .map(({ id, at }) => `${id}: ${at}`);
}

/** The drawn cards keep the contrast of the platforms they depict; everything around them is ours. */
function insideDrawings(selectors: readonly string[]): readonly boolean[] {
  return selectors.map((selector) => Boolean(document.querySelector(selector)?.closest(".pv-drawing")));
}
