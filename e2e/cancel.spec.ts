import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import type { HangingCounts } from "./origin/hanging";
import { expect, resultPath, type Site, test } from "./site";

/** Sooner than a check ends by itself, which takes 15 seconds. */
const SOON_MS = 6_000;

const WAYS_FROM_A_LINK: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "closing the tab": (page) => page.close(),
  "the browser’s stop": async (page) => (await page.context().newCDPSession(page)).send("Page.stopLoading"),
  "opening another page": (page) => page.goto("/docs"),
};

for (const [way, leave] of Object.entries(WAYS_FROM_A_LINK)) {
  test(`${way} while a result link loads cancels its check`, async ({ page, site, request }) => {
    const target = never();
    await page.goto("/bot");
    const opened = page.goto(resultPath(site.origin + target)).catch(() => undefined);
    await expectCounts({ requested: 1, left: 0 }, { target, site, request });
    await leave(page);
    await expectCounts({ requested: 1, left: 1 }, { target, site, request });
    await opened;
  });
}

const WAYS_FROM_THE_FORM: Readonly<Record<string, (page: Page, site: Site) => Promise<unknown>>> = {
  "closing the tab": (page) => page.close(),
  "pressing Cancel": (page) => page.getByRole("button", { name: "Cancel" }).click(),
  "checking another URL": (_page, site) => site.check("/good"),
  "going back": (page) => page.goBack(),
  "following a link": (page) => page.getByRole("link", { name: "Docs" }).click(),
};

for (const [way, leave] of Object.entries(WAYS_FROM_THE_FORM)) {
  test(`${way} cancels the check that the form started`, async ({ page, site, request }) => {
    const target = never();
    await page.goto("/");
    await site.check("/bare");
    await expect(page.getByText("out of 100")).toBeVisible();
    await site.check(target);
    await expect(page.getByRole("region", { name: "Checking" })).toBeVisible();
    await expectCounts({ requested: 1, left: 0 }, { target, site, request });
    await leave(page, site);
    await expectCounts({ requested: 1, left: 1 }, { target, site, request });
  });
}

test("a URL can be checked again right after a cancelled check", async ({ page, site, request }) => {
  const target = `/held?${randomUUID()}`;
  await page.goto("/");
  await site.check(target);
  await expect(page.getByRole("region", { name: "Checking" })).toContainText(
    "Waiting for the site to respond",
  );
  await page.getByRole("button", { name: "Cancel" }).click();
  await site.check(target);
  await expect(page.getByRole("region", { name: "Checking" })).toContainText(
    "Waiting for the site to respond",
  );
  await request.get(`${site.origin}/release?${encodeURIComponent(target)}`);
  await expect(page.getByText("out of 100")).toBeVisible();
});

interface CountedTarget {
  readonly target: string;
  readonly site: Site;
  readonly request: APIRequestContext;
}

async function expectCounts(counts: HangingCounts, { target, site, request }: CountedTarget) {
  const told = async (): Promise<HangingCounts> =>
    (await request.get(`${site.origin}/who-left?${encodeURIComponent(target)}`)).json();
  await expect.poll(told, { timeout: SOON_MS }).toEqual(counts);
}

function never(): string {
  return `/never?${randomUUID()}`;
}
