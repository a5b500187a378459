import { HOSTILE_TITLE } from "./origin/pages";
import { expect, requestsFrom, test, untilAlive } from "./site";

const SOURCE = "HTML of the page";

test("pasted HTML is checked without any request", async ({ page, site }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Check unpublished HTML" }).click();
  const source = page.getByRole("textbox", { name: SOURCE });
  await expect(source).toBeVisible();
  await untilAlive(source);

  const requests = requestsFrom(page);
  const image = `${site.origin}/samples/wide.jpg`;
  await source.fill(
    `<!doctype html><html lang="en"><head><title>Tides at Skerry Point</title>
    <link rel="icon" href="${site.origin}/favicon.ico">
    <meta property="og:image" content="${image}">
    <meta name="twitter:card" content="summary_large_image"></head><body></body></html>`,
  );
  await page.getByRole("textbox", { name: "Future URL" }).fill(`${site.origin}/draft`);
  const facebook = page.getByRole("region", { name: "Facebook", exact: true });
  await expect(facebook.locator("figcaption")).toContainText("Tides at Skerry Point");
  await expect(page.getByRole("heading", { name: "Issues to fix" })).toBeVisible();
  await expect(page.locator("section[data-platform]")).toHaveCount(8);
  await facebook.scrollIntoViewIfNeeded();
  expect(await facebook.locator(".facebook-image img").getAttribute("src")).toMatch(/^data:/);
  expect(requests).toEqual([]);

  const requested = page.waitForRequest(image);
  await page.getByRole("checkbox", { name: "Load images" }).check();
  await requested;
  await expect(page.getByText("measured in your browser")).toBeVisible();
});

test("pasted HTML is never executed", async ({ page }) => {
  await page.goto("/edit");
  const source = page.getByRole("textbox", { name: SOURCE });
  await untilAlive(source);
  const escaped = HOSTILE_TITLE.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  await source.fill(`<title>${escaped}</title><script>document.title="taken"</script>`);
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(HOSTILE_TITLE);
  await expect(page.locator('img[src="x"], [onerror]')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^(1|taken)$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that it needs JavaScript", async ({ page }) => {
    await page.goto("/edit");
    await expect(page.getByText("needs JavaScript")).toBeVisible();
    await expect(page.getByRole("textbox", { name: SOURCE })).toBeHidden();
  });
});
