import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

/** What axe finds wrong with a page in the light theme, and which texts of the dark one have too little contrast. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const inLight = await faultsIn(page, "light", {});
  // The themes differ in colors alone.
  const inDark = await faultsIn(page, "dark", { runOnly: ["color-contrast"] });
  await page.emulateMedia({ colorScheme: "light" });
  return [...inLight, ...inDark];
}

async function faultsIn(
  page: Page,
  colorScheme: "light" | "dark",
  options: RunOptions,
): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme });
  await untilNothingFades(page);
  // Axe would describe every element that it finds in order, too, which takes most of its time.
  const run = { ...options, resultTypes: ["violations" as const], elementRef: false };
  const violations = await page.evaluate(
    async (how) => (await (window as unknown as { axe: typeof axe }).axe.run(how)).violations,
    run,
  );
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
