// One of every kind of screen, for what has to hold on all of them.
import { expect, type Locator, type Page } from "@playwright/test";
import { resultPath, type Site } from "./site";

interface Screen {
  readonly name: string;
  /** Shows the screen, ready to be used. */
  show(page: Page, site: Site): Promise<void>;
}

export const SCREENS: readonly Screen[] = [
  at("the home page", "/"),
  at("the bot's page", "/bot"),
  at("the sign-in page", "/sign-in"),
  at("the documentation", "/docs"),
  at("a search in the documentation", "/docs/issues?q=image"),
  at("an unknown page", "/nothing-here"),
  at("a mistyped page", "/docs/isues/missing_og_image"),
  result("a result without issues", "/good"),
  result("a result with many issues", "/bare"),
  result("a failed check", "/missing"),
  result("a site that blocks bots", "/challenge"),
  {
    name: "a private address",
    show: (page) => settled(page, resultPath("http://192.168.1.1/"), page.locator("#result-heading")),
  },
  at("the empty editor", "/edit"),
  {
    name: "the editor with pasted HTML",
    async show(page) {
      await page.goto("/edit");
      await page.getByRole("textbox", { name: "HTML of the page" }).fill("<title>Tides</title><p>Ebb.</p>");
      await expect(page.getByRole("heading", { name: "Issues to fix" })).toBeVisible();
    },
  },
  { name: "the editor with changes and a tag off", show: showChanges },
  {
    name: "the editor's dialog",
    async show(page, site) {
      await showChanges(page, site);
      await page.getByRole("button", { name: "Undo all changes" }).click();
      await expect(page.getByRole("dialog", { name: "Undo all changes?" })).toBeVisible();
    },
  },
];

/** Unfolds everything that is folded away. */
export async function openAll(page: Page): Promise<void> {
  await page.locator("details").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
}

function at(name: string, path: string): Screen {
  return { name, show: (page) => settled(page, path, page.getByRole("heading", { level: 1 })) };
}

function result(name: string, path: string): Screen {
  return {
    name,
    show: (page, { origin }) => settled(page, resultPath(origin + path), page.locator("#result-heading")),
  };
}

async function settled(page: Page, path: string, sign: Locator): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(sign).toBeVisible();
}

async function showChanges(page: Page, { origin }: Site): Promise<void> {
  await settled(
    page,
    `/edit?${new URLSearchParams({ url: `${origin}/two-titles` })}`,
    page.getByRole("heading", { level: 1 }),
  );
  await page.getByRole("textbox", { name: "Social title" }).fill("Ebb");
  await expect(page.locator('[data-platform="facebook"] figcaption')).toContainText("Title: Ebb.");
  await page.getByRole("checkbox", { name: /^og:title / }).uncheck();
  await expect(page.getByText(/^Without 1 tag/)).toBeVisible();
}
