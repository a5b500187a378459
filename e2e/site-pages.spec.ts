// Headlight tells others how to make their links look good, so its own pages have no issues.
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { type CrawledPage, crawl } from "./crawl";
import { importCompiled } from "./import-compiled";
import { expect, test } from "./site";

const inspecting = () => importCompiled<typeof import("./inspect-site-page")>("e2e/inspect-site-page.ts");
const sitePages = () => importCompiled<typeof import("@/app/_pages/site-pages")>("app/_pages/site-pages.ts");

const ONE_OF_EACH_KIND = [
  ...Object.values(FIXED_PAGES).map(({ path }) => path),
  "/docs/issues/missing_og_image",
  "/docs/platforms/whatsapp",
];

for (const path of ONE_OF_EACH_KIND) {
  test(`${path} scores 100 with its images measured`, async ({ request, baseURL: origin = "" }) => {
    const { inspectOwnPage } = await inspecting();
    const response = await request.get(path);
    const { score, issues, previews } = await inspectOwnPage(response, { origin, measured: true });
    expect(issues.map(({ code, description }) => `${code}: ${description}`)).toEqual([]);
    expect(score.value).toBe(100);
    for (const name of ["x", "facebook", "discord", "whatsapp", "slack", "telegram"] as const)
      expect(previews[name].card).toBe("large");
  });
}

test("every page in the sitemap scores 100, and every link and fragment of the site exists", async ({
  request,
  baseURL: origin = "",
}) => {
  test.slow();
  const { inspectOwnPage } = await inspecting();
  const { SITE_PAGES } = await sitePages();
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  expect(listed).toEqual(SITE_PAGES.map(({ path }) => origin + path));

  const wrong: string[] = [];
  const pages = new Map<string, CrawledPage>();
  for await (const page of crawl({ request, origin, paths: SITE_PAGES.map(({ path }) => path) })) {
    pages.set(page.path, page);
    if (page.response.status() !== 200) wrong.push(`${page.path}: ${page.response.status()}`);
    if (!listed.includes(origin + page.path)) continue;
    const { score, issues } = await inspectOwnPage(page.response, { origin, measured: false });
    if (score.value !== 100 || issues.length > 0)
      wrong.push(`${page.path}: ${score.value} ${issues.map(({ code }) => code).join(" ")}`);
  }
  for (const { path: from, links } of pages.values())
    for (const { path, id } of links)
      if (id !== "" && !pages.get(path)?.ids.has(id)) wrong.push(`${path}#${id}, linked from ${from}`);
  expect(wrong).toEqual([]);
  expect(pages.size).toBeGreaterThan(110);
});

test("the files for crawlers exist", async ({ request, baseURL }) => {
  for (const [path, type] of [
    ["/robots.txt", "text/plain"],
    ["/llms.txt", "text/plain"],
    ["/sitemap.xml", "application/xml"],
  ] as const) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toContain(type);
    expect(await response.text()).toContain(`${baseURL}/`);
  }
});
