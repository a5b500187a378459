import { SESSION_COOKIE } from "@/lib/http/cookies";
import { expect, resultPath, test } from "./site";
import { newFolder, removeFolders, spawnSite } from "./spawn-site";

test.describe.configure({ timeout: 120_000 });
test.afterAll(removeFolders);

/** Nobody listens there. */
const AWAY = {
  DATABASE_URL: "postgresql://127.0.0.1:1/away",
  AUTH_SECRET: "a-secret-of-tests-that-is-long-enough",
};

test("account pages return 503 while the database is down, and checks still work", async ({
  page,
  context,
  site,
}) => {
  const own = await spawnSite(newFolder(), AWAY);
  const health = () =>
    fetch(`${own.base}/health`).then(
      (response) => response.json(),
      () => null,
    );
  await expect.poll(health, { timeout: 40_000 }).toMatchObject({ database: "away" });
  const place = { domain: "127.0.0.1", path: "/", secure: true, httpOnly: true };
  await context.addCookies([{ name: SESSION_COOKIE, value: "token", ...place }]);
  for (const path of ["/account", "/keys", "/saved", "/projects"]) {
    expect((await page.goto(own.base + path))?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is temporarily unavailable");
    await expect(page.getByRole("main")).toContainText("Your data is safe");
    await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", path);
  }
  await page.goto(own.base + resultPath(`${site.origin}/good`));
  await expect(page.getByRole("heading", { name: "Link previews" })).toBeVisible();

  // Its public address is localhost, so that this form is at another one, and is accepted all the same.
  await page.goto(`${own.base}/sign-in`);
  await page.getByRole("textbox", { name: "Email address" }).fill("ada@example.com");
  const response = page.waitForResponse((response) => response.url().includes("problem="));
  await page.getByRole("button", { name: "Send sign-in link" }).click();
  expect((await response).status()).toBe(503);
  await expect(page.getByText("Accounts are temporarily unavailable")).toBeVisible();
  own.child.kill("SIGTERM");
});
