import { confirm, expect, test } from "./signed-in";

test("a project is made, filled, renamed and deleted, and its pages stay", async ({ page, site }) => {
  await page.goto("/projects");
  await expect(page.getByText("No projects yet")).toBeVisible();
  await page.getByLabel("New project").fill("Shop & <i>more</i>");
  await page.getByRole("button", { name: "Create project" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shop & <i>more</i>");

  await page.getByLabel("Save a page").fill(`${site.origin}/good`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("row", { name: /\/good/ })).not.toContainText("Not checked yet");
  await expect(page.getByText("1 page", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("   ");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("name");
  await page.getByRole("dialog").getByLabel("Name").fill("Store");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Store");

  await page.goto("/projects");
  const card = page.getByRole("article").filter({ hasText: "Store" });
  await expect(card).toContainText("Average");
  await card.getByRole("link", { name: "Store" }).click();
  await page.getByRole("button", { name: "Delete project" }).click();
  await confirm(page, "Delete project");
  await expect(page.getByText("No projects yet")).toBeVisible();
  await page.goto("/saved");
  await expect(page.getByRole("row", { name: /\/good/ })).toBeVisible();
});

test("somebody else's project is not there", async ({ page }) => {
  const response = await page.goto("/projects/prj_4nXkT0aRz9QeLw2bHc7UdY");
  expect(response?.status()).toBe(404);
});
