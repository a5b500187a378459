import { confirm, expect, test } from "./signed-in";
import { resultPath } from "./site";

test("a result is saved in one click, and stands in the list with its score", async ({ page, site }) => {
  await page.goto(resultPath(`${site.origin}/good`));
  await page.getByRole("button", { name: "Save this page" }).click();
  await page.getByRole("link", { name: "Saved", exact: true }).first().click();
  await expect(page).toHaveURL(/\/saved$/);
  const row = page.getByRole("row", { name: /\/good/ });
  await expect(row).toContainText(/\d/);
  await expect(row).not.toContainText("No score yet");

  await page.goto(resultPath(`${site.origin}/good`));
  await expect(page.getByRole("link", { name: "Saved", exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Save this page" })).toBeHidden();
});

test("saving a result is not another check of it", async ({ page, site }) => {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/") documents.push(request.url());
  });
  await page.goto(resultPath(`${site.origin}/good`));
  await page.getByRole("button", { name: "Save this page" }).click();
  await page.getByRole("button", { name: /^Edit/ }).click();
  await page.getByRole("dialog").getByLabel("Label").fill("Walks");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.waitForLoadState("networkidle");
  expect(documents).toHaveLength(1);
  await expect(page.getByText("99 of 100 checks left this hour")).toBeVisible();
});

test("a page is saved, labelled, checked again and removed", async ({ page, site }) => {
  await page.goto("/saved");
  await expect(page.getByText("Nothing saved yet")).toBeVisible();
  await page.getByLabel("Save a page").fill(`${site.origin}/bare`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const row = page.getByRole("row", { name: /\/bare/ });
  await expect(row).toBeVisible();
  await expect(row).not.toContainText("No score yet");

  await row.getByRole("button", { name: /^Edit/ }).click();
  await page.getByRole("dialog").getByLabel("Label").fill('Home <img src=x onerror="1">');
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  const labelled = page.getByRole("row", { name: /Home <img src=x/ });
  await expect(labelled).toBeVisible();

  await labelled.getByRole("button", { name: /^Check/ }).click();
  await expect(labelled.getByRole("button", { name: /^Checking/ })).toBeHidden();
  await labelled.getByRole("button", { name: /^Remove/ }).click();
  await confirm(page, "Remove");
  await expect(page.getByText("Nothing saved yet")).toBeVisible();
});

test("on a tablet everything that can be done with a page is in sight", async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 1_000 });
  await page.goto("/projects");
  await page.getByLabel("New project").fill("Autumn campaign of the southern coast");
  await page.getByRole("button", { name: "Create project" }).click();
  await page.getByLabel("Save a page").fill(`${site.origin}/good?${"walks-along-the-coast-".repeat(4)}`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("row", { name: /\/good/ })).toBeVisible();
  await page.goto("/saved");
  const row = page.getByRole("row", { name: /\/good/ });
  for (const name of [/^Check/, /^Edit/, /^Remove/]) {
    await expect(row.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }
});

test("a check that fails says why beside its page", async ({ page, site }) => {
  await page.goto("/saved");
  await page.getByLabel("Save a page").fill(`${site.origin}/file.pdf`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const row = page.getByRole("row", { name: /file\.pdf/ });
  await expect(row).toContainText("No score yet");
  await row.getByRole("button", { name: /^Check/ }).click();
  await expect(row).toContainText("not with a web page");
});

test("one press checks all pages that are shown, and says which failed", async ({ page, site }) => {
  await page.goto("/saved");
  await page.getByText("Add many at once").click();
  const paths = ["/good", "/file.pdf", "/bare"];
  await page
    .getByLabel("Addresses, one a line")
    .fill(paths.map((path) => `${site.origin}${path}`).join("\n"));
  await page.getByRole("button", { name: "Save all" }).click();
  await page.getByRole("button", { name: "Check all 3" }).click();
  const outcome = page.getByRole("status").filter({ hasText: "2 of 3 pages checked." });
  await expect(outcome).toContainText("/file.pdf: That address answers with application/pdf");
  await expect(page.getByRole("row", { name: /\/good/ })).toContainText("100");
  await expect(page.getByRole("row", { name: /\/bare/ })).not.toContainText("No score yet");
  await expect(page.getByRole("row", { name: /file\.pdf/ })).toContainText("No score yet");
});

test("a pasted list is saved line by line, and each line that is not says why", async ({ page }) => {
  await page.goto("/saved");
  await page.getByText("Add many at once").click();
  const lines = [
    "one.example",
    "one.example",
    "not an address",
    ...Array.from({ length: 10 }, (_, n) => `p${n}.example`),
  ];
  await page.getByLabel("Addresses, one a line").fill(lines.join("\n"));
  await page.getByRole("button", { name: "Save all" }).click();
  await expect(page.getByText("10 of 13 lines saved.")).toBeVisible();
  await expect(page.getByText("Saved already.")).toBeVisible();
  await expect(page.getByText("Your plan is full.")).toBeVisible();
  await expect(page.getByText("10 of 10 used.")).toBeVisible();

  await page.getByLabel("Search").fill("p7");
  await page.getByLabel("Search").press("Enter");
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByText("1 of 10", { exact: true })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export all 10 as CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});

test("anonymous visitors are redirected to sign in", async ({ page, context, site }) => {
  await context.clearCookies();
  const answer = await page.request.get("/saved?sort=score", { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([
    307,
    expect.stringContaining(`/sign-in?${new URLSearchParams({ next: "/saved?sort=score" })}`),
  ]);
  await site.open("/good");
  await expect(page.getByRole("link", { name: "Save this page" })).toHaveAttribute(
    "href",
    /^\/sign-in\?next=/,
  );
});
