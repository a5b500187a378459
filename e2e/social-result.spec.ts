// A result that somebody shares has a social preview of its own, over HTTP as a crawler sees it.
import { importCompiled } from "./import-compiled";
import { expect, resultPath, test } from "./site";

const PNG_MARK = [0x89, 0x50, 0x4e, 0x47];

test("a shared result names its score, its page and an image with both", async ({ request, site }) => {
  const url = `${site.origin}/good`;
  const { parseDocument } = await importCompiled<typeof import("@/lib/inspect/page/read-document")>(
    "lib/inspect/page/read-document.ts",
  );
  const { metas, titles } = parseDocument(await (await request.get(resultPath(url))).text());
  const said = (key: string) => metas.find(({ property, name }) => (property ?? name) === key)?.content ?? "";
  expect(titles[0]?.text).toContain("127.0.0.1");
  expect(said("og:title")).toMatch(/^127\.0\.0\.1:\d+\/good: \d{1,3}\/100/);
  expect(said("og:description")).not.toBe("");
  expect(said("twitter:card")).toBe("summary_large_image");
  expect([said("og:image:width"), said("og:image:height")]).toEqual(["1200", "630"]);

  const image = new URL(said("og:image"));
  const path = image.pathname + image.search;
  const first = await request.get(path);
  expect(first.headers()["content-type"]).toBe("image/png");
  const png = await first.body();
  expect([...png.subarray(0, 4)]).toEqual(PNG_MARK);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(await (await request.get(path)).body()).toEqual(png);
});

test("results that differ have images that differ", async ({ request, site }) => {
  const imageOf = async (page: string) => {
    const url = `${site.origin}${page}`;
    await request.get(resultPath(url));
    return (await request.get(`/social/result.png?${new URLSearchParams({ url })}`)).body();
  };
  expect((await imageOf("/good")).equals(await imageOf("/bare"))).toBe(false);
});

test("a result that nobody has cached gets the site's own image, without a check", async ({
  request,
  site,
}) => {
  for (const url of [`${site.origin}/never-checked`, "not a url", ""]) {
    const response = await request.get(`/social/result.png?${new URLSearchParams({ url })}`, {
      maxRedirects: 0,
    });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe("/social.png");
  }
});
