import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, requestsFrom, test } from "./site";

async function download(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test("the report is saved as JSON and Markdown without a request", async ({ page, site, request }) => {
  await site.open("/good");
  const requested = requestsFrom(page);
  const json = await download(page, "JSON");
  expect(json.name).toMatch(/^headlight-127\.0\.0\.1-\d+\.json$/);
  const saved = JSON.parse(json.bytes.toString());
  const response = await (await request.get(`/inspect?url=${encodeURIComponent(saved.url)}`)).json();
  expect(saved).toEqual(response);

  const markdown = await download(page, "Markdown");
  expect(markdown.name).toMatch(/\.md$/);
  expect(markdown.bytes.toString()).toContain(`Score: **${saved.score}** of 100`);
  // The browser fetches the tab's icon when it likes.
  expect(requested.filter((url) => !url.includes("/icon.svg"))).toEqual([]);
});

test("the previews are saved as a PNG with the page's image in it", async ({ page, site }) => {
  await site.open("/good");
  const { name, bytes } = await download(page, "Preview image (PNG)");
  expect(name).toMatch(/\.png$/);
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(bytes.readUInt32BE(16)).toBe(2 * 1592);
  expect(bytes.readUInt32BE(20)).toBeGreaterThan(1200);
  await expect(page.getByText("Preview image saved.")).toBeVisible();

  const { photo, colours } = await coloursOf(page, bytes);
  expect(colours).toBeGreaterThan(500);
  // The garden of the sample image, in seven cards of eight; cards without it hold flat colours and grey letters.
  expect(photo).toBeGreaterThan(0.05);
});

test("an image that fails to load leaves its box empty, and the page says so", async ({ page, site }) => {
  await page.route("**/picture?*", (route) => route.fulfill({ status: 404 }));
  await site.open("/good");
  const { bytes } = await download(page, "Preview image (PNG)");
  expect(bytes.readUInt32BE(16)).toBe(2 * 1592);
  await expect(page.getByText(/without \d+ images that couldn’t be loaded/)).toBeVisible();
});

/** How many colours a PNG holds, and which share of its points is neither grey nor a flat colour of many points. */
function coloursOf(page: Page, png: Buffer): Promise<{ colours: number; photo: number }> {
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = 400;
    canvas.height = Math.round((400 * image.naturalHeight) / image.naturalWidth);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (context === null) throw new Error("No canvas.");
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = data.subarray(at, at + 3).join();
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const points = data.length / 4;
    let photo = 0;
    for (const [colour, count] of counts) {
      const parts = colour.split(",").map(Number);
      if (Math.max(...parts) - Math.min(...parts) > 25 && count < points / 500) photo += count;
    }
    return { colours: counts.size, photo: photo / points };
  }, png.toString("base64"));
}
