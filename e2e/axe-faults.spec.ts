import { axeFaults } from "./axe-faults";
import { expect, test } from "./site";

const TEXTS = "<p>Tides</p>".repeat(50);
const STYLE = `<style>
  :root { color-scheme: light dark; color: light-dark(#222, #ddd); background: light-dark(#fff, #111) }
  .pale { color: light-dark(#bbb, #ddd) }
  .dim { color: light-dark(#222, #444) }
  .ground > p { background: light-dark(#555, #111) }
</style>`;

test("axe finds each fault among many texts that are sound", async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Tides</title>${STYLE}<main><h1>Tides</h1>${TEXTS}
    <p class="pale">Ebb</p><p class="dim">Flow</p><div class="ground"><p>Shore</p></div>
    <div style="opacity: 0.3"><p>Spray</p></div><img src="data:,">${TEXTS}</main>`);
  expect((await axeFaults(page)).toSorted()).toEqual([
    'dark: color-contrast: <p class="dim">Flow</p>',
    "dark: color-contrast: <p>Spray</p>",
    'light: color-contrast: <p class="pale">Ebb</p>',
    "light: color-contrast: <p>Shore</p>",
    "light: color-contrast: <p>Spray</p>",
    'light: image-alt: <img src="data:,">',
  ]);
});
