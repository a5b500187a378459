import type { Locator, Page } from "@playwright/test";
import { axeFaults } from "./axe-faults";
import { expect, test } from "./site";

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe("with clipboard access", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the copy button copies a fix and confirms it", async ({ page, site }) => {
    await site.open("/bare");
    const issue = page.getByRole("listitem").filter({ hasText: "Show fix" }).first();
    await issue.getByText("Show fix").click();
    const code = await issue.locator("pre:visible").textContent();
    await issue.getByRole("button", { name: /^Copy/ }).click();
    await expect(issue.getByRole("button", { name: /^Copied/ })).toBeVisible();
    expect(await clipboard(page)).toBe(code);
  });

  test("the language chosen for one fix applies to all and to what is copied", async ({ page, site }) => {
    await site.open("/bare");
    const issues = page.getByRole("listitem").filter({ has: page.getByText("Show fix") });
    await issues.nth(0).getByText("Show fix").click();
    await issues.nth(1).getByText("Show fix").click();
    await issues.nth(0).locator("label").filter({ hasText: "Laravel" }).click();
    await expect(issues.nth(1).getByRole("radio", { name: "Laravel" })).toBeChecked();
    const code = await issues.nth(1).locator("pre:visible").textContent();
    await issues
      .nth(1)
      .getByRole("button", { name: /^Copy Laravel/ })
      .click();
    expect(await clipboard(page)).toBe(code);
  });

  test("Copy all fixes copies those of the chosen language and platform", async ({ page, site }) => {
    await site.open("/bare");
    const copyAll = page.getByRole("button", { name: /^Copy all fixes/ });
    await copyAll.click();
    const everything = await clipboard(page);
    expect(everything).toContain("<meta");
    expect(everything).toContain('name="twitter:card"');
    expect(everything).not.toContain("Placeholder");
    expect(everything.split("\n\n").length).toBeGreaterThan(3);

    await page.getByRole("combobox", { name: "Platform" }).selectOption("LinkedIn");
    await page.getByRole("button", { name: /^Cop/ }).first().click();
    const fewer = await clipboard(page);
    expect(fewer).not.toContain('name="twitter:card"');
    for (const fix of fewer.split("\n\n")) expect(everything).toContain(fix);
  });

  test("the prompt is copied for each framework without a request", async ({ page, site }) => {
    await site.open("/bare");
    const section = page.getByRole("region", { name: "Fix it with AI" });
    await expect(section).toBeVisible();
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    const copied = new Set<string>();
    for (const [framework, speaksOf] of FRAMEWORKS) {
      await section.getByLabel("Framework").selectOption(framework);
      await section.getByRole("button", { name: /^(Copy prompt|Copied)/ }).click();
      await expect(section.getByRole("status")).toHaveText(`Copied: ${framework}`);
      const prompt = await clipboard(page);
      expect(prompt).toContain(speaksOf);
      expect(prompt).toContain(`${site.origin}/bare`);
      copied.add(prompt);
    }
    expect(copied.size).toBe(FRAMEWORKS.length);
    expect(requested).toEqual([]);
  });
});

test("the copy button falls back to a selection without a clipboard API", async ({ page, site }) => {
  await rejectClipboard(page);
  await site.open("/bare");
  const fix = await openFirstFix(page);
  await fix.getByRole("button", { name: /^Copy/ }).click();
  await expect(fix.getByRole("button", { name: /^Copied/ })).toBeVisible();
  expect(await pasted(page)).toBe(await fix.locator("pre:visible").textContent());
});

test("a dialog offers the text when copying is blocked", async ({ page, site }) => {
  await rejectClipboard(page);
  await page.addInitScript(() => Object.assign(document, { execCommand: () => false }));
  await site.open("/bare");
  const fix = await openFirstFix(page);
  await fix.getByRole("button", { name: /^Copy/ }).click();
  const byHand = page.getByRole("dialog", { name: "Copy manually" });
  await expect(byHand.getByRole("textbox")).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("ControlOrMeta+C");
  await page.keyboard.press("Escape");
  await expect(byHand).toBeHidden();
  await expect(fix.getByRole("button", { name: /^Copy/ })).toBeFocused();
  expect(await pasted(page)).toBe(await fix.locator("pre:visible").textContent());
});

/** As a site does that is embedded without this right, or a browser that is told so. */
async function rejectClipboard(page: Page): Promise<void> {
  await page.route(/\?url=/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "permissions-policy": "clipboard-write=()" };
    await route.fulfill({ response, headers });
  });
}

async function openFirstFix(page: Page): Promise<Locator> {
  const issue = page.getByRole("listitem").filter({ hasText: "og:url" }).filter({ hasText: "Show fix" });
  await issue.first().getByText("Show fix").click();
  return issue.first();
}

/** What a paste brings, here into the field for a URL, which takes one line. */
async function pasted(page: Page): Promise<string> {
  const field = page.getByRole("textbox", { name: "URL of the page to check" });
  await field.fill("");
  await page.keyboard.press("ControlOrMeta+V");
  return field.inputValue();
}

const FRAMEWORKS = [
  ["HTML", "HTML"],
  ["Laravel", "Blade"],
  ["Next.js", "Next.js"],
  ["Nuxt", "Nuxt"],
  ["Other", "framework"],
] as const;
