import { expect, test } from "./site";

test("a result prints dark on white in both themes, without interactive parts", async ({
  page,
  context,
  site,
  baseURL,
}) => {
  await context.addCookies([{ name: "theme", value: "dark", url: `${baseURL}` }]);
  await site.open("/two-titles");
  await page.emulateMedia({ media: "print" });
  const colours = await page.evaluate(() => {
    const { color, colorScheme } = getComputedStyle(document.querySelector("h1") ?? document.body);
    return { color, colorScheme };
  });
  expect(colours).toEqual({ color: "rgb(21, 24, 28)", colorScheme: "light" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("search")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Link previews" })).toBeVisible();
});
