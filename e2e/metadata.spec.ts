import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./site";

const details = (page: Page) => page.getByRole("region", { name: "All metadata" });

/** Unfolds a table of the details. */
async function unfold(page: Page, title: string): Promise<Locator> {
  const table = details(page).locator(":scope > div > details").filter({ hasText: title });
  await table.locator(":scope > summary").click();
  return table;
}

test("tags are listed in document order with their line and place", async ({ page, site }) => {
  await site.open("/many-tags");
  const tags = await unfold(page, "Meta tags");
  await expect(tags.locator("dt").first()).toHaveText("viewport");
  await expect(tags.locator("dt").nth(2)).toHaveText("og:type");
  const title = tags.locator("dl > div").filter({ hasText: "og:title" });
  await expect(title).toContainText("Six autumn walks");
  await expect(title).toContainText(/line 12, in head/);
  await expect(tags.locator("dl > div").last()).toContainText("outside head");
  await expect(tags).toContainText("more in the JSON report");
});

test("links, icons, languages and headers have their own tables", async ({ page, site }) => {
  await site.open("/searched");
  await expect(await unfold(page, "Link tags")).toContainText("canonical");
  const icons = await unfold(page, "Icons");
  await expect(icons).toContainText("64x64");
  await expect(icons.locator("img").first()).toHaveAttribute("referrerpolicy", "no-referrer");
  const languages = await unfold(page, "Other languages");
  await expect(languages.locator("dt")).toHaveText(["de", "cy"]);
  const headers = await unfold(page, "Response headers");
  await expect(headers.locator("dt").first()).toHaveText("content-type");
  await expect(headers).toContainText("file type and encoding");
});

test("structured data is a tree with expandable branches and values", async ({ page, site }) => {
  await site.open("/searched");
  const data = await unfold(page, "Structured data");
  await expect(data.getByText("headline")).toBeVisible();
  await expect(data.getByText("Robin Vale")).toBeHidden();
  await data.locator("summary").filter({ hasText: "author" }).click();
  await expect(data.getByText("Robin Vale")).toBeVisible();
  await expect(data.getByText("Organization")).toBeHidden();
  await data.locator("summary").filter({ hasText: "worksFor" }).click();
  await expect(data.getByText("Organization")).toBeVisible();

  const body = data.locator("summary").filter({ hasText: "The first walk" });
  const folded = await body.boundingBox();
  await body.click();
  const whole = await body.boundingBox();
  expect(whole?.height).toBeGreaterThan(folded?.height ?? Number.POSITIVE_INFINITY);
});

test("a search expands its results, down to the branch, and counts them", async ({ page, site }) => {
  await site.open("/searched");
  const field = page.getByRole("searchbox", { name: "Search metadata" });
  await field.fill("organization");
  await expect(details(page).getByText("Organization")).toBeVisible();
  await expect(details(page).getByText("headline")).toHaveCount(0);
  await expect(details(page).getByRole("status")).toHaveText("4 results");
  await field.fill("nowhere to be found");
  await expect(details(page).getByRole("status")).toHaveText("0 results");
  await field.fill("");
  await expect(details(page).getByText("Organization")).toBeHidden();
});
