import type { Locator, Page } from "@playwright/test";
import type { PlatformName } from "@/lib/inspect/platforms/names";

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The card of one platform in the result that is open. */
export function card(page: Page, platform: PlatformName): Locator {
  return page.locator(`[data-platform="${platform}"] .pv`);
}

/** Draws all cards in their desktop figures. */
export async function drawForDesktop(page: Page): Promise<void> {
  await page.getByRole("group", { name: "Device: All previews" }).getByTitle("Desktop").click();
}

/** The box of a part in px of its platform, before the card is scaled into its place. */
export async function boxOf(part: Locator): Promise<Box> {
  const { width, height } = await part.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return { width: width / element.currentCSSZoom, height: height / element.currentCSSZoom };
  });
  return { width: Math.round(width), height: Math.round(height) };
}

/** Lines of text that a part fills. */
export function linesOf(part: Locator): Promise<number> {
  return part.evaluate((element) =>
    Math.round(
      element.getBoundingClientRect().height /
        element.currentCSSZoom /
        Number.parseFloat(getComputedStyle(element).lineHeight),
    ),
  );
}

/** Scrolls every card into sight and waits until its images are there or have failed. */
export async function allImagesSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>(".pv img")];
    for (const image of images) image.loading = "eager";
    await Promise.allSettled(images.map((image) => image.decode()));
  });
}

/** Parts of cards that reach beyond their card, by class; clipped text counts as inside. */
export function partsOutside(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".pv")].flatMap((figure) => {
      const { left, right } = figure.getBoundingClientRect();
      return [...figure.querySelectorAll(".pv-drawing *")]
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
        })
        .map((part) => part.className.toString());
    }),
  );
}
