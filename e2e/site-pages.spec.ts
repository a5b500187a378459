// Headlight tells others how to make their links look good, so its own pages have no issues.
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { SITE_PAGES } from "@/app/_pages/site-pages";
import { inspectOwnPage } from "./inspect-site-page";
import { expect, test } from "./site";

const ONE_OF_EACH_KIND = [
  ...Object.values(FIXED_PAGES).map(({ path }) => path),
  "/docs/issues/missing_og_image",
  "/docs/platforms/whatsapp",
];

for (const path of ONE_OF_EACH_KIND) {
  test(`${path} scores 100 with its images measured`, async ({ request, baseURL }) => {
    const { score, issues, previews } = await inspectOwnPage(path, {
      request,
      origin: baseURL ?? "",
      measured: true,
    });
    expect(issues.map(({ code, description }) => `${code}: ${description}`)).toEqual([]);
    expect(score.value).toBe(100);
    for (const name of ["x", "facebook", "discord", "whatsapp", "slack", "telegram"] as const)
      expect(previews[name].card).toBe("large");
  });
}

test("every page in the sitemap exists and scores 100", async ({ request, baseURL }) => {
  test.slow();
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  expect(listed).toEqual(SITE_PAGES.map(({ path }) => baseURL + path));

  const wrong: string[] = [];
  for (const { path } of SITE_PAGES) {
    const { score, issues } = await inspectOwnPage(path, { request, origin: baseURL ?? "", measured: false });
    if (score.value !== 100 || issues.length > 0)
      wrong.push(`${path}: ${score.value} ${issues.map(({ code }) => code).join(" ")}`);
  }
  expect(wrong).toEqual([]);
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
