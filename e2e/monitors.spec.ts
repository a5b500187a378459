import type { Page } from "@playwright/test";
import { newMailAddress, textsTo } from "./mail";
import { expect, test } from "./signed-in";
import { resultPath } from "./site";

const SITE = `http://127.0.0.1:${process.env.E2E_AUDITED_PORT}`;

test.use({ plan: "pro" });
test.describe.configure({ timeout: 120_000 });

/** How the monitored page is from now on. */
async function change(page: Page, how: Readonly<Record<string, string>>): Promise<void> {
  await page.request.get(`${SITE}/change?${new URLSearchParams(how)}`);
}

/** Checks now, and waits until as many checks are listed. */
async function checkNow(page: Page, count: number): Promise<void> {
  await page.getByRole("button", { name: /^Check now/ }).click();
  await expect(history(page)).toHaveCount(count, { timeout: 40_000 });
}

function history(page: Page) {
  return page.locator("main ol > li");
}

async function headingsTo(email: string): Promise<readonly string[]> {
  return (await textsTo(email)).map((text) => text.split(/\r?\n/)[0] ?? "");
}

test("a monitor sees a title change and an image break, mails once, and recovers", async ({ page }) => {
  const email = newMailAddress();
  await change(page, {});
  await page.goto("/monitors");
  await page.getByLabel("Page to monitor").fill(`${SITE}/monitored`);
  await page.getByLabel("Alert email").fill(email);
  await page.getByRole("button", { name: "Add monitor" }).click();
  await page.getByRole("link", { name: /\/monitored$/ }).click();
  await expect(history(page)).toHaveCount(1, { timeout: 40_000 });

  await change(page, { title: "Winter walks along the coast and its cliffs, part changed" });
  await checkNow(page, 2);
  await expect(history(page).first()).toContainText("Title");
  await expect(history(page).first()).toContainText("Winter walks");
  await expect(page.getByRole("heading", { name: "Preview before and after" })).toBeVisible();
  expect(await headingsTo(email)).toEqual([]);

  await change(page, { image: "gone" });
  await checkNow(page, 3);
  await expect(history(page).first()).toContainText("Image state");
  await expect(history(page).first()).toContainText("New issues");
  await expect.poll(() => headingsTo(email), { timeout: 20_000 }).toEqual(["Your link preview got worse"]);
  await checkNow(page, 4);
  await expect(history(page).first()).toContainText("No changes");

  await change(page, {});
  await checkNow(page, 5);
  await expect(history(page).first()).toContainText("Resolved issues");
  const both = ["Your link preview got worse", "Your page recovered"];
  await expect.poll(() => headingsTo(email), { timeout: 20_000 }).toEqual(both);

  await test.step("its mails are stopped without signing in", async () => {
    const [mail = ""] = await textsTo(email);
    await page.context().clearCookies();
    await page.goto(/http\S+\/unsubscribe\/\S+/.exec(mail)?.[0] ?? "");
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re unsubscribed");
    await page.getByRole("button", { name: "Allow these emails again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Emails are allowed again");
  });
});

test("a page is monitored in one click from its result and from the saved list", async ({ page, site }) => {
  await page.goto(resultPath(`${site.origin}/good`));
  await page.getByRole("button", { name: "Save this page" }).click();
  await page.getByRole("button", { name: "Monitor", exact: true }).click();
  await expect(page.getByRole("link", { name: "Monitored" })).toBeVisible();
  await page.goto("/saved");
  await expect(page.getByRole("link", { name: /^Monitored/ })).toBeVisible();

  await page.getByLabel("Save a page").fill(`${site.origin}/bare`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const row = page.getByRole("row", { name: /\/bare/ });
  await row.getByRole("button", { name: /^Monitor/ }).click();
  await row.getByRole("link", { name: /^Monitored/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("/bare");
  await expect(page.getByRole("heading", { name: "Score over time" })).toBeVisible();
});

test("a failed check is shown as what it is, and the weekly summary is turned off", async ({
  page,
  site,
}) => {
  await page.goto("/monitors");
  await page.getByLabel("Page to monitor").fill(`${site.origin}/missing`);
  await page.getByRole("button", { name: "Add monitor" }).click();
  await page.getByRole("link", { name: /\/missing$/ }).click();
  await expect(history(page)).toContainText(/couldn’t be fetched/, { timeout: 40_000 });
  await page.goto("/monitors");
  await page.getByRole("button", { name: /^Turn off/ }).click();
  await expect(page.getByRole("button", { name: /^Turn on/ })).toBeVisible();
});
