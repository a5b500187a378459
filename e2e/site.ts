import { randomInt } from "node:crypto";
import { test as base, expect, type Locator, type Page, type Request } from "@playwright/test";
import { createDatabase, type Database } from "@/lib/db/database";
import { createLog } from "@/lib/log";

export interface Site {
  /** Origin of the test pages. */
  readonly origin: string;
  /** Opens the result of a test page as a shared link would. */
  open(path: string): Promise<void>;
  /** Types the URL of a test page into the form and sends it. */
  check(path: string): Promise<void>;
}

/** The headers of one visitor: the IP address that a proxy saw. */
type Visitor = Readonly<Record<string, string>>;

/**
 * A browser at an IP address of its own, so that no test uses up another's checks.
 * Whatever a test does, a script error or a breach of the content security policy fails it.
 */
export const test = base.extend<
  { readonly visitor: Visitor; readonly site: Site },
  { readonly database: Database }
>({
  // Here, although only some tests use it: one that had a fixture of its own for workers would need other workers.
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const dataDir = process.env.E2E_DATA_DIR ?? "";
      const database = createDatabase({ dataDir, databaseUrl: null, log: createLog("silent") });
      await use(database);
      await database.stop();
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
  visitor: async ({}, use) => {
    await use({ "x-forwarded-for": ["198.18", randomInt(256), randomInt(256)].join(".") });
  },
  // An option of the context would end its reuse.
  context: async ({ context, visitor }, use) => {
    await context.setExtraHTTPHeaders(visitor);
    await use(context);
  },
  request: async ({ playwright, baseURL, visitor }, use) => {
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: visitor });
    await use(request);
    await request.dispose();
  },
  page: async ({ page }, use) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => {
      if (/content security policy|hydrat/i.test(message.text())) faults.push(message.text());
    });
    await use(page);
    expect(faults).toEqual([]);
  },
  site: async ({ page }, use) => {
    const origin = `http://127.0.0.1:${process.env.E2E_ORIGIN_PORT}`;
    await use({
      origin,
      open: async (path) => {
        await page.goto(resultPath(`${origin}${path}`));
      },
      check: (path) => sendForm(page, `${origin}${path}`),
    });
  },
});

export { expect } from "@playwright/test";

export function resultPath(url: string): string {
  return `/?${new URLSearchParams({ url })}`;
}

/** Fills the form in a page that responds to typing already. */
export async function sendForm(page: Page, typed: string): Promise<void> {
  const field = page.getByRole("textbox", { name: "URL of the page to check" });
  await field.fill(typed);
  await field.press("Enter");
}

/** Waits until the page's script has taken this field or box over: before that, what is typed there moves nothing else. */
export async function untilAlive(field: Locator): Promise<void> {
  const isAlive = () =>
    field.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$")));
  await expect.poll(isAlive).toBe(true);
}

/** What the page asks for from now on; what is in the page itself and what its links fetch ahead, whenever there is time, are not among it. */
export function requestsFrom(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (!isNoQuestion(request)) urls.push(request.url());
  });
  return urls;
}

function isNoQuestion(request: Request): boolean {
  const { protocol, pathname } = new URL(request.url());
  return (
    protocol === "data:" ||
    pathname.startsWith("/_next/static/") ||
    "next-router-prefetch" in request.headers()
  );
}
