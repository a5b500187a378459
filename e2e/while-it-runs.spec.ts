import { randomUUID } from "node:crypto";
import { expect, test } from "./site";

test("a running check shows its time and what it does, then the result", async ({ page, site, request }) => {
  await page.goto("/");
  const name = randomUUID();
  await site.check(`/held?${name}`);
  const progress = page.getByRole("region", { name: "Checking" });
  await expect(progress).toContainText("Fetching the page, reading its tags, measuring its images.");
  await expect(progress).toContainText(/[1-9]\.\d s/);
  await expect(progress).toContainText(/The site is slow to answer|Still waiting/);
  await request.get(`${site.origin}/release?${name}`);
  await expect(page.getByText("out of 100")).toBeVisible();
  await expect(progress).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
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
