import type { Page } from "@playwright/test";
import { axeFaults } from "./axe-faults";
import { openAll } from "./screens";
import { expect, test } from "./signed-in";

const EMPTY = ["/saved", "/projects", "/keys", "/account"] as const;

test("axe finds no violation on an account that is empty", async ({ page }) => {
  for (const path of EMPTY) {
    await page.goto(path);
    await openAll(page);
    expect(await axeFaults(page), path).toEqual([]);
  }
});

test("axe finds no violation on lists with records, their questions and the menu", async ({ page }) => {
  test.slow();
  const id = await makeRecords(page);
  for (const path of ["/saved", "/projects", `/projects/${id}`, "/keys"]) {
    await page.goto(path);
    await openAll(page);
    expect(await axeFaults(page), path).toEqual([]);
  }
  await page.getByRole("button", { name: /^Revoke/ }).click();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("link", { name: "Saved" }).last()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test("a Free account is told how to get what is part of Pro", async ({ page }) => {
  for (const [path, title] of [
    ["/monitors", "Monitors are part of Pro"],
    ["/audits", "Audits are part of Pro"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText("To get Pro, contact", { exact: false })).toBeVisible();
  }
});

test("nothing is wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const id = await makeRecords(page);
  for (const path of [...EMPTY, `/projects/${id}`]) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(375);
    for (const table of await page.getByRole("table").all()) {
      const { width = 0 } = (await table.boundingBox()) ?? {};
      expect(width, `the table of ${path}`).toBeLessThanOrEqual(375 - 2 * 16);
    }
  }
});

/** A project with a page in it, and a key; the project's id. */
async function makeRecords(page: Page): Promise<string> {
  await page.goto("/keys");
  const project = await post(page, "/api/projects", { name: "Shop" });
  const saved = { url: "https://example.com/page", label: "Home", project_id: project.id };
  await post(page, "/api/saved-urls", saved);
  await post(page, "/api/keys", { name: "Deploy script" });
  return project.id;
}

function post(page: Page, path: string, data: object) {
  return page.evaluate(
    async ([path, body]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(path, { method: "POST", headers, body })).json();
    },
    [path, JSON.stringify(data)] as const,
  );
}
