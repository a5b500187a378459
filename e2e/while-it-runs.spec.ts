import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./site";

const release = (request: APIRequestContext, origin: string, target: string) =>
  request.get(`${origin}/release?${encodeURIComponent(target)}`);

test("a running check tells what it is doing, step by step, then the result", async ({
  page,
  site,
  request,
}) => {
  await page.goto("/");
  const query = randomUUID();
  const target = `/in-steps?${query}`;
  await site.check(target);
  const progress = page.getByRole("region", { name: "Checking" });
  const steps = progress.locator("li");
  await expect(progress.getByRole("status")).toHaveText("The site was asked and has not answered yet.");
  await expect(steps.nth(0)).toHaveAttribute("data-state", "now");

  await release(request, site.origin, target);
  await expect(progress.getByRole("status")).toHaveText("The site answers; its page is read as it arrives.");
  await expect(steps.nth(0)).toHaveAttribute("data-state", "done");
  await expect(steps.nth(0)).toContainText(/\d m?s/);

  await release(request, site.origin, target);
  await expect(progress.getByRole("status")).toHaveText("1 of 2 images measured.");
  await expect(steps.nth(2)).toHaveAttribute("data-state", "now");

  await release(request, site.origin, `/held-image?${query}`);
  await expect(page.getByText("out of 100")).toBeVisible();
  await expect(progress).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByText("49 of 50 checks left this hour")).toBeVisible();
});

test("a slow site is called slow, and the time that passed is shown", async ({ page, site, request }) => {
  await page.goto("/");
  const target = `/held?${randomUUID()}`;
  await site.check(target);
  const progress = page.getByRole("region", { name: "Checking" });
  await expect(progress).toContainText(/[3-9]\.\d s/);
  await expect(progress).toContainText(/The site is slow to answer|Still no answer/);
  await release(request, site.origin, target);
  await expect(page.getByText("out of 100")).toBeVisible();
});

test("a check whose steps cannot be watched shows its time and ends as well", async ({
  page,
  site,
  request,
}) => {
  await page.route("**/progress?*", (route) => route.abort());
  await page.goto("/");
  const target = `/held?${randomUUID()}`;
  await site.check(target);
  const progress = page.getByRole("region", { name: "Checking" });
  await expect(progress).toContainText("The check begins.");
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
  await expect(page.getByRole("textbox", { name: "Address of the page to check" })).toBeFocused();

  await site.check("/good");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Six autumn walks");
});
