import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./site";

const release = (request: APIRequestContext, origin: string, target: string) =>
  request.get(`${origin}/release?${encodeURIComponent(target)}`);

test("a running check shows each step, then the result", async ({ page, site, request }) => {
  await page.goto("/");
  const query = randomUUID();
  const target = `/in-steps?${query}`;
  await site.check(target);
  const progress = page.getByRole("region", { name: "Checking" });
  const steps = progress.locator("li");
  await expect(progress.getByRole("status")).toHaveText("Waiting for the site to respond…");
  await expect(steps.nth(0)).toHaveAttribute("data-state", "now");

  await release(request, site.origin, target);
  await expect(progress.getByRole("status")).toHaveText("The site responded. Reading the page…");
  await expect(steps.nth(0)).toHaveAttribute("data-state", "done");
  await expect(steps.nth(0)).toContainText(/\d m?s/);

  await release(request, site.origin, target);
  await expect(progress.getByRole("status")).toHaveText("1 of 2 images checked");
  await expect(steps.nth(2)).toHaveAttribute("data-state", "now");

  await release(request, site.origin, `/held-image?${query}`);
  await expect(page.getByText("out of 100")).toBeVisible();
  await expect(progress).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByText("49 of 50 checks left this hour")).toBeVisible();
});

test("a slow site is called slow, with the time elapsed", async ({ page, site, request }) => {
  await page.goto("/");
  const target = `/held?${randomUUID()}`;
  await site.check(target);
  const progress = page.getByRole("region", { name: "Checking" });
  await expect(progress).toContainText(/[3-9]\.\d s/);
  await expect(progress).toContainText(/The site is slow to respond|Still no response/);
  await release(request, site.origin, target);
  await expect(page.getByText("out of 100")).toBeVisible();
});

test("a check without progress shows its time and finishes", async ({ page, site, request }) => {
  await page.route("**/progress?*", (route) => route.abort());
  await page.goto("/");
  const target = `/held?${randomUUID()}`;
  await site.check(target);
  const progress = page.getByRole("region", { name: "Checking" });
  await expect(progress).toContainText("Starting…");
  await expect(progress).toContainText(/\d\.\d s/);
  await release(request, site.origin, target);
  await expect(page.getByText("out of 100")).toBeVisible();
});

test("a running check can be cancelled", async ({ page, site }) => {
  await page.goto("/");
  await site.check("/never");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("region", { name: "Checking" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "See how your link looks before you share it",
  );
  await expect(page.getByRole("textbox", { name: "URL of the page to check" })).toBeFocused();

  await site.check("/good");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Six autumn walks");
});
