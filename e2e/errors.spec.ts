import { once } from "node:events";
import { expect, resultPath, test } from "./site";
import { newFolder, removeFolders, spawnSite } from "./spawn-site";

test.afterAll(removeFolders);

const CASES = [
  ["/missing", "The site answered with an error", "404"],
  ["/loop", "The address redirects without end", "one redirect"],
  ["/huge", "The page is too large", "2 MB"],
  ["/file.pdf", "That is not a web page", "PDF"],
  ["/challenge", "The site keeps bots out", "firewall"],
  ["/garbled", "The site’s answer cannot be read", "strays from HTTP"],
  ["/hangs-up", "No connection to the site", "closed the connection without an answer"],
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

test("a page that is not public may be pasted instead", async ({ page }) => {
  await page.goto(resultPath("http://192.168.1.1/"));
  await page.getByRole("link", { name: "Paste its HTML instead" }).click();
  await expect(page.getByRole("textbox", { name: "HTML of the page" })).toBeVisible();
});

test("a certificate that nobody vouches for is told as “No safe connection to the site”", async ({
  page,
}) => {
  await page.goto(resultPath(`https://127.0.0.1:${process.env.E2E_TLS_PORT}/good`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No safe connection to the site");
  await expect(page.getByRole("main")).toContainText("self-signed");
  await expect(page.getByRole("main")).toContainText("no platform shows a preview");
});

test("a site that was asked too often is told so, and trying again brings the result", async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const own = await spawnSite(newFolder(), { FETCH_PER_HOST_MINUTE: "4" });
  await expect.poll(() => isUp(own.base), { timeout: 60_000 }).toBe(true);
  const used = ["1", "2", "3", "4"].map((query) =>
    page.request.get(`${own.base}/inspect?url=${site.origin}/missing?${query}`),
  );
  await Promise.all(used);
  await page.goto(own.base + resultPath(`${site.origin}/bare`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Too much to do just now");
  await expect(page.getByRole("main")).toContainText("asked too often just now");
  await expect(async () => {
    const again = page.getByRole("link", { name: "Try again" });
    if (await again.isVisible()) await again.click();
    await expect(page.getByText("out of 100")).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 45_000 });
  own.child.kill("SIGTERM");
  await once(own.child, "exit");
});

test("a page that breaks in the browser says so, and trying again draws it anew", async ({ page, site }) => {
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    Object.assign(window, {
      IntersectionObserver: undefined,
      mend: () => Object.assign(window, { IntersectionObserver: Observer }),
    });
  });
  await site.open("/good");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side");
  await page.evaluate("mend()");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Six autumn walks");
});

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

async function isUp(base: string): Promise<boolean> {
  return fetch(`${base}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
