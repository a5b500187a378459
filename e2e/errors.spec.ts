import { once } from "node:events";
import { expect, resultPath, test } from "./site";
import { newFolder, removeFolders, spawnSite } from "./spawn-site";

test.afterAll(removeFolders);

const CASES = [
  ["/missing", "The site returned an error", "404"],
  ["/loop", "Too many redirects", "one step"],
  ["/huge", "The page is too large", "2 MB"],
  ["/file.pdf", "That URL is a file, not a web page", "PDF"],
  ["/challenge", "This site blocks bots", "firewall"],
  ["/garbled", "We couldn’t read the site’s response", "breaks the HTTP standard"],
  ["/hangs-up", "We couldn’t connect to the site", "closed the connection without a response"],
] as const;

for (const [path, title, help] of CASES) {
  test(`${path} shows “${title}”`, async ({ page, site }) => {
    await page.goto("/");
    await site.check(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("main")).toContainText(help);
  });
}

const URLS = [
  ["http://127.0.0.1:9/", "That URL isn’t public"],
  ["http://192.168.1.1/", "That URL isn’t public"],
  ["localhost", "That URL isn’t public"],
  ["ftp://example.com/", "Only web pages can be checked"],
  ["https://exa mple.com/", "That isn’t a valid URL"],
  ["http://nowhere.invalid/", "We couldn’t find that domain"],
] as const;

for (const [url, title] of URLS) {
  test(`${url} shows “${title}”`, async ({ page }) => {
    await page.goto(resultPath(url));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
}

test("a name without an ending is called incomplete, and the likely domain is offered", async ({ page }) => {
  await page.goto(resultPath("acme"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("That domain is incomplete");
  await expect(page.getByRole("main")).toContainText("“acme” has no ending such as .com.");
  await expect(page.getByRole("link", { name: "acme.com" })).toHaveAttribute("href", /acme\.com/);
});

test("a page that isn't public can be pasted instead", async ({ page }) => {
  await page.goto(resultPath("http://192.168.1.1/"));
  await page.getByRole("link", { name: "Paste its HTML instead" }).click();
  await expect(page.getByRole("textbox", { name: "HTML of the page" })).toBeVisible();
});

test("an untrusted certificate shows “The connection to the site isn’t secure”", async ({ page }) => {
  await page.goto(resultPath(`https://127.0.0.1:${process.env.E2E_TLS_PORT}/good`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The connection to the site isn’t secure");
  await expect(page.getByRole("main")).toContainText("self-signed");
  await expect(page.getByRole("main")).toContainText("no platform shows a preview");
});

test("a host over its rate limit shows so, and trying again succeeds", async ({ page, site }) => {
  test.setTimeout(120_000);
  const own = await spawnSite(newFolder(), { FETCH_PER_HOST_MINUTE: "4" });
  await expect.poll(() => isUp(own.base), { timeout: 60_000 }).toBe(true);
  // A request of the four comes back after 15 seconds, in which a page that is loaded for the first time may not be shown.
  await page.goto(own.base);
  const used = ["1", "2", "3", "4"].map((query) =>
    page.request.get(`${own.base}/inspect?url=${site.origin}/missing?${query}`),
  );
  await Promise.all(used);
  await page.goto(own.base + resultPath(`${site.origin}/bare`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We’re busy right now");
  await expect(page.getByRole("main")).toContainText("checked too often");
  await expect(async () => {
    const again = page.getByRole("link", { name: "Try again" });
    if (await again.isVisible()) await again.click();
    await expect(page.getByText("out of 100")).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 45_000 });
  own.child.kill("SIGTERM");
  await once(own.child, "exit");
});

test("a crash in the browser shows a message, and trying again recovers", async ({ page, site }) => {
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    Object.assign(window, {
      IntersectionObserver: undefined,
      restore: () => Object.assign(window, { IntersectionObserver: Observer }),
    });
  });
  await site.open("/good");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side");
  await page.evaluate("restore()");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Six autumn walks");
});

test("a site that never responds times out after 15 seconds", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await site.check("/never");
  await expect(
    page.getByRole("heading", { level: 1, name: "The site took too long to respond" }),
  ).toBeVisible({
    timeout: 25_000,
  });
});

test("a used-up rate limit shows how long to wait", async ({ page, site, visitor }) => {
  await Promise.all(
    Array.from({ length: 50 }, () =>
      page.request.get(`/inspect?url=${encodeURIComponent("http://10.0.0.1/")}`, {
        headers: visitor,
      }),
    ),
  );
  await site.open("/good");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’ve used all your checks for now");
  await expect(page.getByText(/Next check available in (1 minute|\d+ seconds)/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeDisabled();
  const left = page.getByRole("timer");
  await expect(left).toHaveText(/^in [01]:\d\d$/);
  const before = await left.textContent();
  await expect(left).not.toHaveText(before ?? "");
  await expect(page.getByText("A free account gives you 100 checks an hour")).toBeVisible();
  const signIn = page.getByRole("main").getByRole("link", { name: "Sign in" });
  await expect(signIn).toHaveAttribute("href", /^\/sign-in\?next=%2F%3Furl%3D/);
});

test("an unknown path shows Page not found", async ({ page }) => {
  const response = await page.goto("/nothing-here");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});

async function isUp(base: string): Promise<boolean> {
  return fetch(`${base}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
