import { createHash, randomBytes } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { axeFaults } from "./axe-faults";
import { openAll } from "./screens";
import { confirm, expect, test } from "./signed-in";

const SIZES = [
  { name: "a phone", width: 375, height: 800 },
  { name: "a desktop", width: 1280, height: 900 },
] as const;

/** A client that has registered itself, and the URL of the page where it asks for access. */
async function startClient(request: APIRequestContext, origin: string, name = "Test <b>agent</b>") {
  const redirect = `${origin}/callback`;
  const metadata = { client_name: name, redirect_uris: [redirect] };
  const { client_id } = await (await request.post("/oauth/register", { data: metadata })).json();
  const verifier = randomBytes(32).toString("base64url");
  const query = new URLSearchParams({
    response_type: "code",
    client_id,
    redirect_uri: redirect,
    scope: "inspect read write",
    state: "a state",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  const redeem = async (code: string) => {
    const form = {
      grant_type: "authorization_code",
      client_id,
      code,
      code_verifier: verifier,
      redirect_uri: redirect,
    };
    return (await request.post("/oauth/token", { form })).json();
  };
  return { path: `/oauth/authorize?${query}`, redirect, redeem };
}

function checkPage(request: APIRequestContext, token: string, url: string) {
  return request.post("/mcp", {
    headers: {
      authorization: `Bearer ${token}`,
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": "2025-11-25",
    },
    data: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "check_page", arguments: { url } } },
  });
}

test("an agent is approved, checks a page, is listed and revoked", async ({ page, request, site }) => {
  const { path, redirect, redeem } = await startClient(request, site.origin);
  await page.goto(path);
  await expect(page.getByText("Test <b>agent</b>")).toBeVisible();
  await expect(page.getByText("This agent runs on your computer")).toBeVisible();
  await page.getByRole("checkbox", { name: /^Change your records/ }).uncheck();
  await page.getByRole("button", { name: "Allow access" }).click();
  await page.waitForURL((url) => url.href.startsWith(redirect));
  const returned = new URL(page.url()).searchParams;
  expect(returned.get("state")).toBe("a state");
  const tokens = await redeem(returned.get("code") ?? "");
  expect(tokens.scope).toBe("inspect read");

  const checked = await checkPage(request, tokens.access_token, `${site.origin}/good`);
  expect(await checked.text()).toContain(`${site.origin}/good`);

  await page.goto("/agents");
  const row = page.getByRole("row", { name: /Test <b>agent<\/b>/ });
  await expect(row).toContainText("Check pages, See records");
  await expect(row).not.toContainText("Never");
  await row.getByRole("button", { name: /Revoke/ }).click();
  await confirm(page, "Revoke");
  await expect(row).toContainText("Revoked");
  expect((await checkPage(request, tokens.access_token, `${site.origin}/good`)).status()).toBe(401);
});

test("an agent that is denied access is told so", async ({ page, request, site }) => {
  const { path, redirect } = await startClient(request, site.origin);
  await page.goto(path);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.waitForURL((url) => url.href.startsWith(redirect));
  expect(new URL(page.url()).searchParams.get("error")).toBe("access_denied");
});

test("the approval page cannot be framed or cached, and leads to sign in and back", async ({
  page,
  request,
  site,
}) => {
  const { path } = await startClient(request, site.origin);
  const response = await page.goto(path);
  const headers = response?.headers() ?? {};
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["cache-control"]).toContain("no-store");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  await page.context().clearCookies();
  await page.goto(path);
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  expect(new URL(page.url()).searchParams.get("next")).toBe(path);
});

test("a request with a wrong redirect URI stays on our page", async ({ page, request, site }) => {
  const { path } = await startClient(request, site.origin);
  const response = await page.goto(
    path.replace(/redirect_uri=[^&]*/, "redirect_uri=https%3A%2F%2Fevil.example%2F"),
  );
  expect(response?.status()).toBe(400);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This agent can’t be connected");
});

for (const { name, width, height } of SIZES) {
  test(`the pages of agents are accessible and fit ${name}`, async ({ page, request, site }) => {
    await page.setViewportSize({ width, height });
    const { path, redirect, redeem } = await startClient(request, site.origin);
    await page.goto(path);
    await isFine(page, width, `approval-${width}`);
    await page.getByRole("button", { name: "Allow access" }).click();
    await page.waitForURL((url) => url.href.startsWith(redirect));
    await redeem(new URL(page.url()).searchParams.get("code") ?? "");
    await page.goto("/agents");
    const tab = page
      .locator('main [aria-current="page"], nav [aria-current="page"]')
      .filter({ hasText: "Agents" });
    await expect(tab.first()).toBeInViewport({ ratio: 1 });
    const agent = page.getByRole("rowheader", { name: /Test <b>agent<\/b>/ }).first();
    expect((await agent.boundingBox())?.width).toBeGreaterThan(120);
    await openAll(page);
    await isFine(page, width, `agents-${width}`);
  });
}

/** Also leaves an image of the page beside the run's other results. */
async function isFine(page: Page, width: number, name: string): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(needed).toBeLessThanOrEqual(width);
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
}
