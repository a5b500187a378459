import { z } from "zod";
import { expect, resultPath, test, untilAlive } from "./site";

const REPORT = z.object({ score: z.number(), issues: z.array(z.object({ code: z.string() })) });
const SCRIPT_BYTES_MAX = 180_000;
/** The editor carries previews, fields, switches and fixes. */
const EDITOR_BYTES_MAX = 185_000;

test("the home page has no issues", async ({ request, baseURL }) => {
  const response = await request.get(`/inspect?${new URLSearchParams({ url: `${baseURL}/` })}`);
  expect(REPORT.parse(await response.json())).toEqual({ score: 100, issues: [] });
});

for (const path of ["/", "/edit", "/?url=good", "/edit?url=good", "/docs"]) {
  const bytesMax = path.startsWith("/edit") ? EDITOR_BYTES_MAX : SCRIPT_BYTES_MAX;

  test(`${path} loads less than ${bytesMax / 1000} kB of script, and nothing moves`, async ({
    page,
    site,
  }) => {
    const scripts: Promise<{ readonly responseBodySize: number }>[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() === "script") scripts.push(request.sizes());
    });
    await page.goto(path.replace("good", encodeURIComponent(`${site.origin}/good`)), {
      waitUntil: "networkidle",
    });
    const sizes = await Promise.all(scripts);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(bytesMax);
    // Letters that arrive late may move by a hair; from 0.1 on people notice (https://web.dev/articles/cls, 2026-11-28).
    expect(await page.evaluate(layoutShift)).toBeLessThan(0.001);
  });
}

test("the example on the home page changes while someone types", async ({ page }) => {
  await page.goto("/");
  const example = page.getByRole("region", { name: "Try it here" });
  const title = example.getByRole("textbox", { name: "Title" });
  await untilAlive(title);
  await expect(example.getByRole("status")).toHaveText("Score 100");
  await title.fill("");
  await expect(example.getByRole("status")).not.toHaveText("Score 100");
  await title.fill("Ebb and flow");
  for (const platform of ["WhatsApp", "Google"])
    await expect(example.locator("figcaption", { hasText: `${platform}: ` })).toContainText(
      "Title: Ebb and flow.",
    );
});

test("the home page and results have one indexable URL, failures have none", async ({
  page,
  site,
  baseURL,
}) => {
  const robots = page.locator('meta[name="robots"]');
  await site.open("/missing");
  await expect(robots).toHaveAttribute("content", /noindex/);
  await page.goto("/");
  await expect(robots).toHaveCount(0);

  const url = `${baseURL}${resultPath(`${site.origin}/good`)}`;
  await page.goto(`${url}&fresh=1`);
  await expect(robots).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", url);
  await expect(page).toHaveTitle(/^127\.0\.0\.1:\d+\/good: \d+\/100 · Headlight$/);
  const meta = (key: string) => page.locator(`meta[property="${key}"]`);
  await expect(meta("og:title")).toHaveAttribute("content", /^127\.0\.0\.1:\d+\/good: \d+\/100$/);
  await expect(meta("og:url")).toHaveAttribute("content", url);
  await expect(meta("og:image")).toHaveAttribute("content", /\/social\/result\.png\?url=[^&]+&score=\d+$/);
});

/** Everything that has moved on its own since the page began, as browsers score it. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, "value")));
      resolve(shifts.reduce((sum, value) => sum + value, 0));
    }).observe({ type: "layout-shift", buffered: true });
    // Without any shift the observer is never called.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
  });
}
