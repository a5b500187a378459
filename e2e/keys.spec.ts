import { execFileSync } from "node:child_process";
import { confirm, expect, test } from "./signed-in";

test("a key is made, used with the very line that is shown, revoked and rejected", async ({ page, site }) => {
  await page.goto("/keys");
  await expect(page.getByText("No keys yet")).toBeVisible();
  await page.getByLabel("Name").fill("Deploy <b>script</b>");
  await page.getByRole("button", { name: "Create key" }).click();

  const line = (await page.locator("code", { hasText: "curl -H" }).textContent()) ?? "";
  expect(line).toMatch(/"Authorization: Bearer hl_r_[0-9A-Za-z]{38}"/);
  // The line checks a page of the web; here it has to be one that is there without it.
  const local = line.replace("https://example.com", encodeURIComponent(`${site.origin}/good`));
  expect(runLine(local)).toMatchObject({ final_url: `${site.origin}/good` });

  await page.getByRole("button", { name: "I’ve copied it" }).click();
  await page.reload();
  const row = page.getByRole("row", { name: /Deploy <b>script<\/b>/ });
  await expect(row).toContainText("Read only");
  await expect(row).not.toContainText("Never");
  await expect(page.getByText("1 of 1 used.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Create key" })).toBeDisabled();

  await row.getByRole("button", { name: /Revoke/ }).click();
  await confirm(page, "Revoke");
  await expect(row).toContainText("Revoked");
  expect(runLine(local)).toMatchObject({ error: "unauthorized" });
  await expect(page.getByRole("button", { name: "Create key" })).toBeEnabled();
});

test("two browsers of one account see the same keys", async ({ page, browser, account, baseURL }) => {
  await page.goto("/keys");
  await page.getByLabel("Name").fill("Shared");
  await page.getByLabel("Allow write access").check();
  await page.getByRole("button", { name: "Create key" }).click();
  await expect(page.getByText("Copy it now.")).toBeVisible();

  const other = await browser.newContext({ baseURL });
  await account.enter(other);
  const second = await other.newPage();
  await second.goto("/keys");
  await expect(second.getByRole("row", { name: /Shared/ })).toContainText("Read and write");
  await second
    .getByRole("row", { name: /Shared/ })
    .getByRole("button", { name: /Revoke/ })
    .click();
  await confirm(second, "Revoke");
  await expect(second.getByRole("row", { name: /Shared/ })).toContainText("Revoked");
  await other.close();

  await page.getByRole("button", { name: "I’ve copied it" }).click();
  await page.reload();
  await expect(page.getByRole("row", { name: /Shared/ })).toContainText("Revoked");
});

/** What the shown line prints when a shell runs it unchanged. */
function runLine(line: string): unknown {
  return JSON.parse(
    execFileSync("/bin/sh", ["-c", line.replace(/^curl /, "curl -s ")], { encoding: "utf8" }),
  );
}
