import { readFileSync, writeFileSync } from "node:fs";
import { expect, requestsFrom, test, untilAlive } from "./site";

const CARD = '[data-platform="facebook"] .pv-card-image img';

test("an image from disk is measured and drawn without a request, and the edits survive a reload", async ({
  page,
  site,
}) => {
  await page.goto(`/edit?${new URLSearchParams({ url: `${site.origin}/bare` })}`);
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await untilAlive(title);
  await title.fill("Tides at Skerry Point");
  await expect(page.getByText("21 of about 55 characters", { exact: false }).first()).toBeVisible();

  const requests = requestsFrom(page);
  await page.getByLabel("Draft image").setInputFiles("public/report.png");
  await expect(
    page.getByText(/^Showing report\.png from your computer: \d+ × \d+ px, \d+ KB\./),
  ).toBeVisible();
  await expect(page.locator(CARD)).toHaveAttribute("src", /^blob:/);
  expect(requests.filter((url) => !url.startsWith("blob:"))).toEqual([]);

  await page.reload();
  await expect(title).toHaveValue("Tides at Skerry Point");
  await expect(page.getByText("Showing report.png", { exact: false })).toBeHidden();
});

test("a file that is no image, or a huge one, is rejected in plain words", async ({ page }) => {
  await page.goto("/edit");
  const source = page.getByRole("textbox", { name: "HTML of the page" });
  await untilAlive(source);
  await source.fill('<title>Tides</title><meta property="og:title" content="Tides">');
  const draft = page.getByLabel("Draft image");
  await draft.setInputFiles({ name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no image") });
  await expect(page.getByText("Your browser can’t read this file as an image.")).toBeVisible();
  const huge = test.info().outputPath("huge.png");
  writeFileSync(huge, Buffer.alloc(25_000_001));
  await draft.setInputFiles(huge);
  await expect(page.getByText("That image is too large to draw here", { exact: false })).toBeVisible();
  await draft.setInputFiles("public/report.png");
  await expect(page.getByText("Showing report.png", { exact: false })).toBeVisible();
});

test("an image is removed with the keyboard, and the focus stays; another one is dropped", async ({
  page,
  site,
}) => {
  await page.goto(`/edit?${new URLSearchParams({ url: `${site.origin}/bare` })}`);
  await untilAlive(page.getByRole("textbox", { name: "Title", exact: true }));
  const draft = page.getByLabel("Draft image");
  await draft.setInputFiles("public/report.png");
  await expect(page.locator(CARD)).toHaveAttribute("src", /^blob:/);
  await page.getByRole("button", { name: "Remove draft image" }).press("Enter");
  await expect(draft).toBeFocused();
  await expect(page.getByText("nothing is uploaded", { exact: false })).toBeVisible();

  const bytes = readFileSync("public/report.png").toString("base64");
  const transfer = await page.evaluateHandle((data) => {
    const dropped = new DataTransfer();
    const letters = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    dropped.items.add(new File([letters], "dropped.png", { type: "image/png" }));
    return dropped;
  }, bytes);
  await page.getByText("Choose an image or drop it here").dispatchEvent("drop", { dataTransfer: transfer });
  await expect(page.getByText("Showing dropped.png", { exact: false })).toBeVisible();
});

test("the edits survive leaving the page and coming back", async ({ page, site }) => {
  await page.goto(`/edit?${new URLSearchParams({ url: `${site.origin}/good` })}`);
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await untilAlive(title);
  await title.fill("Tides at Skerry Point");
  await page.getByRole("link", { name: "Back to report" }).click();
  await expect(page.locator("#result-heading")).toBeVisible();
  await page.goBack();
  await expect(title).toHaveValue("Tides at Skerry Point");
});

test("an image that nobody has looked at is never an all-clear", async ({ page }) => {
  await page.goto("/edit");
  const source = page.getByRole("textbox", { name: "HTML of the page" });
  await untilAlive(source);
  await source.fill(
    '<title>Tides</title><meta property="og:image" content="https://example.com/new.jpg"><meta property="og:title" content="Tides">',
  );
  await expect(page.getByText("Image not checked").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText("All good")).toBeHidden();
  await page.reload();
  await expect(source).toHaveValue(/<title>Tides/);
});

test("on a phone the score that stays in sight says that nobody has looked at the image", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(`/edit?${new URLSearchParams({ url: `${site.origin}/good` })}`);
  const image = page.getByRole("textbox", { name: "Image URL" });
  await untilAlive(image);
  const bar = page.locator('a[href="#previews-heading"]');
  await expect(bar).not.toContainText("Image not checked");
  await image.fill(`${site.origin}/nowhere.jpg`);
  await expect(bar).toContainText("Image not checked");
});
