// The twelve sample pages, what each of the eight cards must show of them, and how the cards look, light and dark, against
// the images in e2e/references. After a change that is meant: `npx playwright test cards.spec --update-snapshots`, then
// look at what has changed. Do it on an idle machine: an image that is painted too late for the check is drawn as missing.
import type { Page } from "@playwright/test";
import { PLATFORM_NAMES, type PlatformName } from "@/lib/inspect/platforms/names";
import type { Card } from "@/lib/inspect/platforms/platform";
import { CARD_DETAILS } from "./card-details";
import { allImagesSettled, boxOf, card, drawForDesktop, partsOutside } from "./card-view";
import { dress, standIn } from "./reference-look";
import { expect, test, untilAlive } from "./site";

const WIDTHS = [320, 390, 768, 1280];
const ON_ONE_SCREEN = ["perfect", "small-image", "no-image", "rtl"];

type Row = Readonly<Record<PlatformName, Card>>;
const LARGE: Row = {
  google: "text",
  x: "large",
  facebook: "large",
  linkedin: "small",
  discord: "large",
  whatsapp: "large",
  slack: "large",
  telegram: "large",
};
const SMALL: Row = {
  google: "text",
  x: "small",
  facebook: "small",
  linkedin: "small",
  discord: "small",
  whatsapp: "small",
  slack: "small",
  telegram: "small",
};
const TEXT: Row = {
  google: "text",
  x: "text",
  facebook: "text",
  linkedin: "text",
  discord: "text",
  whatsapp: "text",
  slack: "text",
  telegram: "text",
};

const SAMPLES: Readonly<Record<string, Row>> = {
  perfect: LARGE,
  "no-image": TEXT,
  "small-image": SMALL,
  portrait: LARGE,
  "huge-title": LARGE,
  cjk: LARGE,
  rtl: LARGE,
  emoji: LARGE,
  "no-tags": { ...TEXT, x: "none", discord: "none", slack: "none" },
  noindex: { ...LARGE, google: "none" },
  "broken-image": TEXT,
  "svg-image": TEXT,
};

test.use({ viewport: { width: 1280, height: 900 } });

for (const [name, cards] of Object.entries(SAMPLES)) {
  test(`${name}: each platform draws the card it should, inside its frame at every width, and as it did`, async ({
    page,
    site,
  }) => {
    test.slow();
    await standIn(page);
    await site.open(`/samples/${name}`);
    for (const [platform, kind] of Object.entries(cards)) {
      await expect(page.locator(`[data-platform="${platform}"] .pv`)).toHaveAttribute("data-card", kind);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await partsOutside(page), `${width} px`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${width} px`,
      ).toBeLessThanOrEqual(0);
    }
    if (ON_ONE_SCREEN.includes(name))
      await test.step("all eight cards fit one screen", () => fitOneScreen(page));
    // The switches and the look change what React must have taken over before.
    await untilAlive(page.getByRole("group", { name: "Device: All previews" }).getByTitle("Desktop"));
    await drawForDesktop(page);
    expect(await partsOutside(page), "desktop figures").toEqual([]);
    const detail = CARD_DETAILS[name];
    if (detail) await test.step(detail.what, () => detail.expectOn(page));

    await dress(page);
    await expect(page.locator(".pv")).toHaveCount(8);
    await allImagesSettled(page);
    for (const theme of ["light", "dark"]) {
      const title = theme === "light" ? "Light" : "Dark";
      await page.getByRole("group", { name: "Preview theme: All previews" }).getByTitle(title).click();
      // Letters are drawn a little differently by each version of the browser; a line that breaks elsewhere shows.
      await expect(page.locator(".pv-grid")).toHaveScreenshot(`${name}-${theme}.png`, {
        maxDiffPixelRatio: 0.01,
        threshold: 0.3,
      });
    }
  });
}

async function fitOneScreen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await allImagesSettled(page);
  const section = page.getByRole("region", { name: "Link previews" });
  expect((await boxOf(section)).height).toBeLessThanOrEqual(900);
  await section.evaluate((element) => element.scrollIntoView({ block: "start" }));
  for (const name of PLATFORM_NAMES) await expect(card(page, name)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 900 });
}
