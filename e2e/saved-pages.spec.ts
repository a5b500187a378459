import { confirm, expect, test } from "./signed-in";
import { resultPath } from "./site";

test("a result is saved in one click, and is in the list with its score", async ({ page, site }) => {
  await page.goto(resultPath(`${site.origin}/good`));
  await page.getByRole("button", { name: "Save this page" }).click();
  await page.getByRole("link", { name: "Saved", exact: true }).first().click();
  await expect(page).toHaveURL(/\/saved$/);
  const row = page.getByRole("row", { name: /\/good/ });
  await expect(row).toContainText(/\d/);
  await expect(row).not.toContainText("Not checked yet");

  await page.goto(resultPath(`${site.origin}/good`));
  await expect(page.getByRole("link", { name: "Saved", exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Save this page" })).toBeHidden();
});

test("saving a result is not another check of it", async ({ page, site }) => {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/") documents.push(request.url());
  });
  await page.goto(resultPath(`${site.origin}/good`));
  await page.getByRole("button", { name: "Save this page" }).click();
  await page.getByRole("button", { name: /^Edit/ }).click();
  await page.getByRole("dialog").getByLabel("Label").fill("Walks");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.waitForLoadState("networkidle");
  expect(documents).toHaveLength(1);
  await expect(page.getByText("99 of 100 checks left this hour")).toBeVisible();
});

test("a page is saved, labelled, checked again and removed", async ({ page, site }) => {
  await page.goto("/saved");
  await expect(page.getByText("No saved pages yet")).toBeVisible();
  await page.getByLabel("Save a page").fill(`${site.origin}/bare`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const row = page.getByRole("row", { name: /\/bare/ });
  await expect(row).toBeVisible();
  await expect(row).not.toContainText("Not checked yet");

  await row.getByRole("button", { name: /^Edit/ }).click();
  await page.getByRole("dialog").getByLabel("Label").fill('Home <img src=x onerror="1">');
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  const labelled = page.getByRole("row", { name: /Home <img src=x/ });
  await expect(labelled).toBeVisible();

  await labelled.getByRole("button", { name: /^Check/ }).click();
  await expect(labelled.getByRole("button", { name: /^Checking/ })).toBeHidden();
  await labelled.getByRole("button", { name: /^Remove/ }).click();
  await confirm(page, "Remove");
  await expect(page.getByText("No saved pages yet")).toBeVisible();
});

test("an order that is chosen while the page loads takes effect", async ({ page, site }) => {
  await page.goto("/saved");
  await page.getByLabel("Save a page").fill(`${site.origin}/bare`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("row", { name: /\/bare/ })).toBeVisible();
  let load: () => void = () => undefined;
  const isChosen = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await isChosen;
    await route.continue();
  });
  await page.goto("/saved", { waitUntil: "commit" });
  await page.locator('select[name="sort"]').selectOption("score");
  load();
  await expect(page).toHaveURL(/[?&]sort=score/);
});

test("at 320 px a saved page's name, failure and actions neither overlap nor leave the screen", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/saved");
  await page.getByLabel("Save a page").fill(`${site.origin}/challenge`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const row = page.getByRole("row", { name: /challenge/ });
  const failure = row.getByText("Blocked by the site");
  await expect(failure).toBeVisible();
  const name = await row.getByRole("link").first().boundingBox();
  const told = await failure.boundingBox();
  expect(name && told && name.x + name.width <= told.x).toBe(true);
  const remove = await row.getByRole("button", { name: /^Remove/ }).boundingBox();
  expect(remove && remove.x + remove.width).toBeLessThanOrEqual(320 - 16);
});

test("on a tablet everything that can be done with a page is in sight", async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 1_000 });
  await page.goto("/projects");
  await page.getByLabel("New project").fill("Autumn campaign of the southern coast");
  await page.getByRole("button", { name: "Create project" }).click();
  await page.getByLabel("Save a page").fill(`${site.origin}/good?${"walks-along-the-coast-".repeat(4)}`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("row", { name: /\/good/ })).toBeVisible();
  await page.goto("/saved");
  const row = page.getByRole("row", { name: /\/good/ });
  for (const name of [/^Check/, /^Edit/, /^Remove/]) {
    await expect(row.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }
});

test("a check that fails says why beside its page", async ({ page, site }) => {
  await page.goto("/saved");
  await page.getByLabel("Save a page").fill(`${site.origin}/file.pdf`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const row = page.getByRole("row", { name: /file\.pdf/ });
  await expect(row).toContainText("Not a web page");
  await row.getByRole("button", { name: /^Check/ }).click();
  await expect(row.getByRole("status")).not.toBeEmpty();
});

test("a page that fails its check is listed first, in red, after a reload too", async ({ page, site }) => {
  await page.goto("/saved");
  await page.getByText("Add multiple pages").click();
  const paths = ["/good", "/missing"];
  await page.getByLabel("URLs, one per line").fill(paths.map((path) => `${site.origin}${path}`).join("\n"));
  await page.getByRole("button", { name: "Save all" }).click();
  await page.getByRole("button", { name: "Check all 2" }).click();
  await expect(page.getByText("1 of 2 pages checked.")).toBeVisible();
  await page.reload();
  const first = page.getByRole("row").nth(1);
  await expect(first).toContainText("/missing");
  await expect(first.getByText("HTTP error 404")).toHaveClass(/text-error/);
  await expect(first).toContainText("just now");
});

test("after a removal the keyboard goes on at the next page, and it is announced", async ({ page, site }) => {
  await page.goto("/saved");
  await page.getByText("Add multiple pages").click();
  const paths = ["/good?a", "/good?b"];
  await page.getByLabel("URLs, one per line").fill(paths.map((path) => `${site.origin}${path}`).join("\n"));
  await page.getByRole("button", { name: "Save all" }).click();
  for (const left of [1, 0]) {
    const rows = page.getByRole("row").filter({ hasText: "/good" });
    await expect(rows).toHaveCount(left + 1);
    await rows
      .first()
      .getByRole("button", { name: /^Remove/ })
      .click();
    await confirm(page, "Remove");
    await expect(rows).toHaveCount(left);
    await expect(page.getByRole("status").filter({ hasText: /^Removed “/ })).toBeAttached();
    if (left === 1) await expect(rows.getByRole("button", { name: /^Check/ })).toBeFocused();
    else await expect(page.locator("body")).not.toBeFocused();
  }
});

test("a message about one action goes with the next", async ({ page, site }) => {
  await page.goto("/saved");
  const save = async () => {
    await page.getByLabel("Save a page").fill(`${site.origin}/bare`);
    await page.getByRole("button", { name: "Save", exact: true }).click();
  };
  await save();
  const row = page.getByRole("row", { name: /\/bare/ });
  await expect(row).not.toContainText("Not checked yet");
  await save();
  const message = page.getByText("You've already saved that page.");
  await expect(message).toBeVisible();
  await row.getByRole("button", { name: /^Check/ }).click();
  await expect(message).toBeHidden();
});

test.describe("a full list of the longest URLs", () => {
  test.use({ plan: "pro" });

  test("is one page of HTML under 2 MB, in the list and in its project", async ({ page }) => {
    const { id } = await (await page.request.post("/api/projects", { data: { name: "Long" } })).json();
    for (let part = 0; part < 20; part += 1) {
      const lines = Array.from(
        { length: 25 },
        (_, at) => `https://example.com/${part}/${at}${"/%C3%BC".repeat(280)}`,
      );
      const data = { text: lines.join("\n"), project_id: id };
      expect((await page.request.post("/api/saved-urls/bulk", { data })).ok()).toBe(true);
    }
    for (const path of ["/saved", `/projects/${id}`, "/projects"]) {
      const html = await (await page.request.get(path)).body();
      expect(html.length, path).toBeLessThan(2_000_000);
    }
  });
});

test("one press checks all pages that are shown, and says which failed", async ({ page, site }) => {
  await page.goto("/saved");
  await page.getByText("Add multiple pages").click();
  const paths = ["/good", "/file.pdf", "/bare"];
  await page.getByLabel("URLs, one per line").fill(paths.map((path) => `${site.origin}${path}`).join("\n"));
  await page.getByRole("button", { name: "Save all" }).click();
  await page.getByRole("button", { name: "Check all 3" }).click();
  const outcome = page.getByRole("status").filter({ hasText: "2 of 3 pages checked." });
  await expect(outcome).toContainText("/file.pdf: That URL is a file (application/pdf)");
  await expect(page.getByRole("row", { name: /\/good/ })).toContainText("100");
  await expect(page.getByRole("row", { name: /\/bare/ })).not.toContainText("Not checked yet");
  await expect(page.getByRole("row", { name: /file\.pdf/ })).toContainText("Not a web page");
});

test("a pasted list is saved line by line, and each line that is not says why", async ({ page }) => {
  await page.goto("/saved");
  await page.getByText("Add multiple pages").click();
  const lines = [
    "one.example",
    "one.example",
    "not a URL",
    ...Array.from({ length: 10 }, (_, n) => `p${n}.example`),
  ];
  await page.getByLabel("URLs, one per line").fill(lines.join("\n"));
  await page.getByRole("button", { name: "Save all" }).click();
  await expect(page.getByText("10 of 13 lines saved.")).toBeVisible();
  await expect(page.getByText("Already saved.")).toBeVisible();
  await expect(page.getByText("You’ve reached your plan’s limit.")).toBeVisible();
  await expect(page.getByText("10 of 10 used.")).toBeVisible();

  await page.getByLabel("Search").fill("p7");
  await page.getByLabel("Search").press("Enter");
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByText("1 of 10", { exact: true })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export all 10 as CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});

test("anonymous visitors are redirected to sign in", async ({ page, context, site }) => {
  await context.clearCookies();
  const response = await page.request.get("/saved?sort=score", { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([
    307,
    expect.stringContaining(`/sign-in?${new URLSearchParams({ next: "/saved?sort=score" })}`),
  ]);
  await site.open("/good");
  await expect(page.getByRole("link", { name: "Save this page" })).toHaveAttribute(
    "href",
    /^\/sign-in\?next=/,
  );
});
