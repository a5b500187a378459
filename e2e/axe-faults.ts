import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds wrong with a page in the light theme, and which texts of the dark one have too little contrast. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  const inLight = await faultsIn(page, "light", (axe) => axe);
  // The themes differ in colours alone.
  const inDark = await faultsIn(page, "dark", (axe) => axe.withRules("color-contrast"));
  await page.emulateMedia({ colorScheme: "light" });
  return [...inLight, ...inDark];
}

async function faultsIn(
  page: Page,
  colorScheme: "light" | "dark",
  limit: (axe: AxeBuilder) => AxeBuilder,
): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme });
  await untilNothingFades(page);
  // Axe would describe every element that it finds in order, too, which takes most of its time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  const { violations } = await limit(axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${colorScheme}: ${id}: ${target.join(" ")}`),
  );
}

/** Half-transparent text has no contrast. */
function untilNothingFades(page: Page) {
  return page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== "running" || effect?.getTiming().iterations === Infinity,
      ),
  );
}
