import { expect, requestsFrom, test, untilAlive } from "./site";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("edits update score, previews and issues, and the tags are copied", async ({ page, site }) => {
  await site.open("/bare");
  await page.getByRole("link", { name: "Edit and preview" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Edit and preview" })).toBeVisible();
  await untilAlive(page.getByRole("textbox", { name: "Title", exact: true }));

  const requests = requestsFrom(page);
  const score = page.getByRole("region", { name: "Score and previews" }).getByRole("status");
  const before = await score.textContent();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill('Tides at "Skerry" Point');
  await page
    .getByRole("textbox", { name: "Description", exact: true })
    .fill("When the water comes, and when it goes.");
  await expect(page.locator('[data-platform="facebook"] figcaption')).toContainText('"Skerry" Point');
  await expect(score).not.toHaveText(before ?? "");
  expect(requests).toEqual([]);

  await page.getByRole("textbox", { name: "Image URL" }).fill(`${site.origin}/samples/wide.jpg`);
  await expect(page.getByText("measured in your browser")).toBeVisible();
  await page.getByRole("textbox", { name: "Image alt text" }).fill("White cliffs above the sea");
  await page.getByRole("radio", { name: "Large image" }).check({ force: true });
  await expect(page.locator('[data-platform="x"] figure')).toHaveAttribute("data-card", "large");
  for (const caption of await page.locator("section[data-platform] figcaption").all())
    await expect(caption).toContainText('Tides at "Skerry" Point');

  const head = page.getByRole("region", { name: "Finished <head> tags" });
  for (const [target, expected] of [
    ["HTML", '<meta property="og:title" content="Tides at &quot;Skerry&quot; Point">'],
    ["Laravel", '<meta property="og:title" content="Tides at &quot;Skerry&quot; Point">'],
    ["Next.js", 'title: { absolute: "Tides at \\"Skerry\\" Point" },'],
    ["Nuxt", 'ogImageAlt: "White cliffs above the sea",'],
  ] as const) {
    await head.getByRole("radio", { name: target, exact: true }).check({ force: true });
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await head.getByRole("button", { name: /^(Copy tags|Copied)/ }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(expected);
    await expect(head.getByRole("button", { name: /^Copied/ })).toBeVisible();
  }

  await page.getByRole("button", { name: "Undo all changes" }).click();
  const question = page.getByRole("dialog", { name: "Undo all changes?" });
  await question.getByRole("button", { name: "Cancel" }).press("Escape");
  await expect(question).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(
    'Tides at "Skerry" Point',
  );
  await page.getByRole("button", { name: "Undo all changes" }).click();
  await question.getByRole("button", { name: "Undo all changes" }).click();
  await expect(score).toHaveText(before ?? "");
});

test("a page with a different social title has a field for each", async ({ page, site }) => {
  await page.goto(`/edit?${new URLSearchParams({ url: `${site.origin}/two-titles` })}`);
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  const onCards = page.getByRole("textbox", { name: "Social title" });
  await expect(title).toHaveValue("Tides");
  await expect(onCards).toHaveValue("Tides of the coast");
  const caption = (platform: string) => page.locator(`[data-platform="${platform}"] figcaption`);

  await title.fill("Ebb");
  await expect(caption("google")).toContainText("Title: Ebb.");
  await expect(caption("facebook")).toContainText("Title: Tides of the coast.");
  await onCards.fill("Flow");
  await expect(caption("facebook")).toContainText("Title: Flow.");
  await expect(caption("google")).toContainText("Title: Ebb.");

  await page.getByRole("checkbox", { name: /^Use for social too.*Title$/ }).check();
  await expect(onCards).toBeHidden();
  await expect(caption("facebook")).toContainText("Title: Ebb.");
});

test("a checker that fails to load says so and can be retried", async ({ page }) => {
  await page.route(/turbopack-worker/, (route) => route.abort());
  await page.goto("/edit");
  await expect(page.getByRole("alert").filter({ hasText: "couldn’t be loaded" })).toBeVisible();
  await page.getByRole("textbox", { name: "HTML of the page" }).fill("<title>Tides</title>");
  await page.unroute(/turbopack-worker/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue("Tides");
});

test("a page that can't be checked can't be edited", async ({ page, site }) => {
  await page.goto(`/edit?${new URLSearchParams({ url: `${site.origin}/missing` })}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The site returned an error");
});
