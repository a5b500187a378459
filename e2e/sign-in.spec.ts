import type { Database } from "@/lib/db/database";
import { SESSION_COOKIE } from "@/lib/http/cookies";
import { linksTo, newMailAddress, requestSignInLink } from "./mail";
import { expect, resultPath, test } from "./site";

test("an account page leads to the form, the mail back to the page, and the account page out again", async ({
  page,
  context,
}) => {
  const email = newMailAddress();
  await page.goto("/account");
  await expect(page).toHaveURL(/\/sign-in\?next=%2Faccount$/);
  await requestSignInLink(page, email);
  await expect(page.getByText(email)).toBeVisible();
  const [link = ""] = await linksTo(email);
  await page.goto(link);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText(email).first()).toBeVisible();
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === SESSION_COOKIE);
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax" });
  await page.getByRole("button", { name: /^Sign out: / }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(SESSION_COOKIE);

  await page.goto(link);
  await expect(page.getByText("That link has expired, has already been used")).toBeVisible();
});

test("signing in from the head of a result leads back to that result", async ({ page, site }) => {
  const email = newMailAddress();
  await page.goto("/");
  await site.check("/good");
  await expect(page.getByText("out of 100")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await requestSignInLink(page, email);
  const [link = ""] = await linksTo(email);
  await page.goto(link);
  await expect(page).toHaveURL(resultPath(`${site.origin}/good`));
  await expect(page.getByText("out of 100")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save this page" })).toBeVisible();
});

test("another browser is asked to press a button, programs use nothing up, and one device signs out all", async ({
  page,
  browser,
  request,
}) => {
  const email = newMailAddress();
  await page.goto("/sign-in");
  await requestSignInLink(page, email);
  const [link = ""] = await linksTo(email);
  expect((await request.head(link)).ok()).toBe(true);
  expect((await request.get(link)).ok()).toBe(true);

  const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await other.goto(link);
  await expect(other).toHaveURL(/\/sign-in\/link$/);
  await expect(other.getByText(email)).toBeVisible();
  await other.getByRole("button", { name: "Sign in" }).click();
  await expect(other).toHaveURL(/:\d+\/$/);
  await other.goto("/account");

  await page.goto("/sign-in");
  await requestSignInLink(page, email);
  await page.goto((await linksTo(email, 2))[1] ?? "");
  await page.goto("/account");
  await expect(page.getByRole("button", { name: /^Sign out: / })).toHaveCount(2);
  await other.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(other.getByText("You’re signed out on all devices.")).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/sign-in\?next=%2Faccount$/);
  await other.context().close();
});

test("a link older than 15 minutes leads back to the form, before the button and behind it", async ({
  page,
  browser,
  database,
}) => {
  const email = newMailAddress();
  await page.goto("/sign-in");
  await requestSignInLink(page, email);
  const [link = ""] = await linksTo(email);
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other).toHaveURL(/\/sign-in\/link$/);
  await expireLinks(database, email);
  await other.getByRole("button", { name: "Sign in" }).click();
  for (const late of [page, other]) {
    if (late === page) await late.goto(link);
    await expect(late).toHaveURL(/\/sign-in\?problem=link$/);
    await expect(late.getByText("has expired")).toBeVisible();
    await expect(late.getByRole("textbox", { name: "Email address" })).toBeVisible();
  }
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(SESSION_COOKIE);
  await other.context().close();
});

test("the account is downloaded and then deleted with its email address typed", async ({ page }) => {
  const email = newMailAddress();
  await page.goto("/sign-in?next=/account");
  await requestSignInLink(page, email);
  await page.goto((await linksTo(email))[0] ?? "");
  const data = await page.request.get("/account/data");
  expect(await data.json()).toMatchObject({ account: { email, plan: "free" } });
  await page.getByText("Delete account").click();
  const field = page.getByRole("textbox", { name: `Type ${email} to confirm` });
  await field.fill("someone-else@example.com");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("so nothing was deleted")).toBeVisible();
  await page.getByText("Delete account").click();
  await field.fill(email);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("Your account and all its data are deleted.")).toBeVisible();
});

test("a URL of another site is no page to come back to", async ({ page }) => {
  for (const next of ["//evil.example", "/\\evil.example", "/%2Fevil.example", "https://evil.example"]) {
    await page.goto(`/sign-in?${new URLSearchParams({ next })}`);
    await expect(page.locator("input[name=next]")).toHaveCount(0);
  }
});

async function expireLinks(database: Database, email: string): Promise<void> {
  const db = await database.open();
  await db.signInLink.updateMany({ where: { email }, data: { expiresAt: new Date() } });
}
