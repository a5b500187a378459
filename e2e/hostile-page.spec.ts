import type { Page } from "@playwright/test";
import { HOSTILE_TITLE } from "./origin/pages";
import { expect, test } from "./site";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a page's texts are never executed", async ({ page, site }) => {
      await site.open("/hostile");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(HOSTILE_TITLE);
      await staysText(page);
    });
  });
}

const HOSTILE_QUERY = encodeURIComponent(HOSTILE_TITLE);
const BY_URL = [
  ["a URL that is none", `/?url=${HOSTILE_QUERY}`],
  ["a URL that cannot be reached", `/?url=${encodeURIComponent(`http://10.0.0.1/${HOSTILE_TITLE}`)}`],
  ["a URL to edit that is none", `/edit?url=${HOSTILE_QUERY}`],
  ["a search in the documentation", `/docs/issues?q=${HOSTILE_QUERY}`],
  ["a page that is not there", `/docs/${HOSTILE_QUERY}`],
] as const;

for (const [name, path] of BY_URL) {
  test(`the query is never executed: ${name}`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await staysText(page);
  });
}

test("a page's texts are never executed while edited, nor is typed text", async ({ page, site }) => {
  await page.goto(`/edit?${new URLSearchParams({ url: `${site.origin}/hostile` })}`);
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await expect(title).toHaveValue(HOSTILE_TITLE);
  await title.fill(`${HOSTILE_TITLE} again`);
  await expect(page.locator('[data-platform="facebook"] figcaption')).toContainText(`${HOSTILE_TITLE} again`);
  await staysText(page);
});

test("a hostile URL is never executed among the recent checks", async ({ page, site }) => {
  await site.open(`/good?${HOSTILE_TITLE}`);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  await page.goto("/");
  await expect(page.getByRole("link").filter({ hasText: "onerror" })).toBeVisible();
  await staysText(page);
});

test("links to a checked page are nofollow and send no referrer", async ({ page, site }) => {
  await site.open("/good");
  const links = page.locator(`a[href^="${site.origin}"]`);
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("rel", "nofollow noopener noreferrer ugc");
  }
  for (const image of await page.locator(`img[src^="${site.origin}"]`).all()) {
    await expect(image).toHaveAttribute("referrerpolicy", "no-referrer");
  }
});

async function staysText(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"], [onerror], [onload]')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^(1|taken)$/);
}
