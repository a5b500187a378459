import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const MEASURED = ' data-measured=""';

/** What axe finds wrong with a page in the light theme, and which texts of the dark one have too little contrast. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
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
  await page.evaluate(chooseForContrast);
  // Axe would describe every element that it finds in order, too, which takes most of its time.
  const run = { ...options, resultTypes: ["violations" as const], elementRef: false };
  const violations = await page.evaluate(async (how) => (await window.axe.run(how)).violations, run);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${colorScheme}: ${id}: ${html.replace(MEASURED, "")}`),
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

/** Has the contrast measured of one text of each look: axe takes a millisecond or more for each, and the looks are few. */
function chooseForContrast(): void {
  const grounds = new Map<Element | null, string>([[null, ""]]);
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element);
    if (element === null || known !== undefined) return known ?? "";
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const isOff = element.matches(":disabled, [aria-disabled=true]");
    const own = [element.localName, element.getAttribute("class"), isOff];
    const ground = [groundOf(element.parentElement), own, backgroundColor, backgroundImage, opacity].join();
    grounds.set(element, ground);
    return ground;
  };
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return [groundOf(element), color, fontSize, fontWeight, textShadow].join();
  };
  const hasText = (element: Element) =>
    element.matches("input, select, textarea") ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
  const looks = new Map<string, Element>();
  for (const element of document.querySelectorAll("body, body *")) {
    element.removeAttribute("data-measured");
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const look = lookOf(element);
    if (!looks.has(look)) looks.set(look, element);
  }
  for (const element of looks.values()) element.setAttribute("data-measured", "");
  window.axe.configure({ rules: [{ id: "color-contrast", selector: "[data-measured]" }] });
}
