import { expect, test } from "./site";

for (const [path, title] of [
  ["/shift-jis", "日本語のページ"],
  ["/gb18030", "中文网页"],
] as const) {
  test(`a page at ${path} is decoded in its own encoding`, async ({ page, site }) => {
    const response = await page.request.get(`/inspect?url=${site.origin}${path}%3Fby=program`);
    expect((await response.json()).metadata).toMatchObject({ title });
    await site.open(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
}
