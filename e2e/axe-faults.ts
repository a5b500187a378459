import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds wrong with a page, the insides of drawn cards left out. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
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
