// How the eight cards look for the twelve sample pages, light and dark, against the images in e2e/references. After a
// change that is meant: `npx playwright test cards-references --update-snapshots`, then look at what has changed.
// Do it on an idle machine: an image that is painted too late for the check is drawn as missing.
import { allImagesSettled, drawForDesktop } from "./card-view";
import { dress, standIn } from "./reference-look";
import { samplePages } from "./samples/pages";
import { expect, test, untilAlive } from "./site";

test.use({ viewport: { width: 1280, height: 900 } });

for (const path of Object.keys(samplePages(""))) {
  const name = path.replace("/samples/", "");
  test(`${name}: the eight cards look as they did, light and dark`, async ({ page, site }) => {
    test.slow();
    await standIn(page);
    await site.open(path);
    // The look changes texts, which React must have taken over before.
    await untilAlive(page.getByRole("group", { name: "Device: All previews" }).getByTitle("Desktop"));
    await dress(page);
    await drawForDesktop(page);
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
