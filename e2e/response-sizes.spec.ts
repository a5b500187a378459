import { WORST_PAGES } from "./origin/worst-pages";
import { expect, resultPath, test } from "./site";

const HTML_BYTES_MAX = 2_097_152;

const OWN_PAGES = [
  "/",
  "/edit",
  "/bot",
  "/docs",
  "/docs/issues",
  "/docs/api",
  "/docs/api/objects",
  "/docs/score",
];

test("every page of the site is smaller than 2 MB", async ({ request }) => {
  const paths = [...OWN_PAGES, `/nothing/${"x".repeat(12_000)}`, `/docs/issues?q=${"%3C".repeat(4_000)}`];
  for (const path of paths) {
    const body = await (await request.get(path)).body();
    expect(body.length, path).toBeLessThan(HTML_BYTES_MAX);
  }
});

for (const name of Object.keys(WORST_PAGES)) {
  test(`the pages about the worst page are smaller than 2 MB: ${name}`, async ({ request, site }) => {
    const url = `${site.origin}/worst/${name}`;
    for (const path of [resultPath(url), `/edit?${new URLSearchParams({ url })}`]) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      const body = await response.body();
      expect(body.length, path).toBeLessThan(HTML_BYTES_MAX);
      const loaded = [
        ...body.toString().matchAll(/<(?:img|source|link)\b[^>]* (?:src|srcset|href)="([^"]*)"/g),
      ];
      const hosts = loaded.map(([, source = ""]) => URL.parse(source, url)?.hostname);
      expect(
        hosts.filter((host) => /^(10\.|192\.168\.|\[)/.test(host ?? "")),
        path,
      ).toEqual([]);
    }
  });
}

test("a page of another site's images never leads the editor to private hosts", async ({ page, site }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).hostname));
  await page.goto(`/edit?${new URLSearchParams({ url: `${site.origin}/worst/icons` })}`, {
    waitUntil: "networkidle",
  });
  expect(new Set(requested)).toEqual(new Set(["127.0.0.1"]));
});
