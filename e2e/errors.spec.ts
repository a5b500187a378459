import { expect, resultPath, test } from "./site";

const CASES = [
  ["/missing", "The site answered with an error", "404"],
  ["/loop", "The address redirects without end", "one redirect"],
  ["/huge", "The page is too large", "2 MB"],
  ["/file.pdf", "That is not a web page", "PDF"],
  ["/challenge", "The site keeps bots out", "firewall"],
] as const;

for (const [path, title, help] of CASES) {
  test(`${path} is told as “${title}”`, async ({ page, site }) => {
    await page.goto("/");
    await site.check(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("main")).toContainText(help);
  });
}

const ADDRESSES = [
  ["http://127.0.0.1:9/", "That address is not public"],
  ["http://192.168.1.1/", "That address is not public"],
  ["localhost", "That address is not public"],
  ["ftp://example.com/", "Only web pages can be checked"],
  ["https://exa mple.com/", "That is not a web address"],
  ["http://nowhere.invalid/", "That host does not exist"],
] as const;

for (const [address, title] of ADDRESSES) {
  test(`${address} is told as “${title}”`, async ({ page }) => {
    await page.goto(resultPath(address));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
}

test("a site that never answers is told after 15 seconds", async ({ page, site }) => {
  await page.goto("/");
  await site.check("/never");
  await expect(page.getByRole("heading", { level: 1, name: "The site took too long" })).toBeVisible({
    timeout: 25_000,
  });
});

test("when the checks are used up, the page says how long to wait", async ({
  page,
  site,
  extraHTTPHeaders,
}) => {
  await Promise.all(
    Array.from({ length: 50 }, () =>
      page.request.get(`/inspect?url=${encodeURIComponent("http://10.0.0.1/")}`, {
        headers: extraHTTPHeaders,
      }),
    ),
  );
  await site.open("/good");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your checks are used up for now");
  await expect(page.getByText(/The next check is yours in (1 minute|\d+ seconds)/)).toBeVisible();
  await expect(page.getByText("With a free account you have 100 checks an hour")).toBeVisible();
  const signIn = page.getByRole("main").getByRole("link", { name: "Sign in" });
  await expect(signIn).toHaveAttribute("href", /^\/sign-in\?next=%2F%3Furl%3D/);
});

test("an address that does not exist says so", async ({ page }) => {
  const answer = await page.goto("/nothing-here");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is nothing at this address");
});
