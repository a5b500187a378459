import type { PlatformName } from "@/lib/inspect/platforms/names";
import type { Card } from "@/lib/inspect/platforms/platform";
import { boxOf, card, drawForDesktop, linesOf, partsOutside } from "./card-view";
import { expect, test } from "./site";

// The twelve sample pages, and what each of the eight cards must show of them.

const WIDTHS = [320, 390, 768, 1280];

type Row = Readonly<Record<PlatformName, Card>>;
const LARGE: Row = {
  google: "text",
  x: "large",
  facebook: "large",
  linkedin: "small",
  discord: "large",
  whatsapp: "large",
  slack: "large",
  telegram: "large",
};
const SMALL: Row = {
  google: "text",
  x: "small",
  facebook: "small",
  linkedin: "small",
  discord: "small",
  whatsapp: "small",
  slack: "small",
  telegram: "small",
};
const TEXT: Row = {
  google: "text",
  x: "text",
  facebook: "text",
  linkedin: "text",
  discord: "text",
  whatsapp: "text",
  slack: "text",
  telegram: "text",
};

const SAMPLES: Readonly<Record<string, Row>> = {
  perfect: LARGE,
  "no-image": TEXT,
  "small-image": SMALL,
  portrait: LARGE,
  "huge-title": LARGE,
  cjk: LARGE,
  rtl: LARGE,
  emoji: LARGE,
  "no-tags": { ...TEXT, x: "none", discord: "none", slack: "none" },
  noindex: { ...LARGE, google: "none" },
  "broken-image": TEXT,
  "svg-image": TEXT,
};

test.use({ viewport: { width: 1280, height: 900 } });

for (const [name, cards] of Object.entries(SAMPLES)) {
  test(`${name}: each platform draws the card it should, inside its frame at every width`, async ({
    page,
    site,
  }) => {
    await site.open(`/samples/${name}`);
    for (const [platform, kind] of Object.entries(cards)) {
      await expect(page.locator(`[data-platform="${platform}"] .pv`)).toHaveAttribute("data-card", kind);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await partsOutside(page), `${width} px`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${width} px`,
      ).toBeLessThanOrEqual(0);
    }
    await drawForDesktop(page);
    expect(await partsOutside(page), "desktop figures").toEqual([]);
  });
}

test("a large image has each platform's shape", async ({ page, site }) => {
  await site.open("/samples/perfect");
  await drawForDesktop(page);
  const ratio = async (platform: PlatformName, part: string) => {
    const { width, height } = await boxOf(card(page, platform).locator(part));
    return width / height;
  };
  expect(await ratio("x", ".x-image")).toBeCloseTo(2, 1);
  expect(await ratio("facebook", ".facebook-image")).toBeCloseTo(1.91, 1);
  expect(await ratio("whatsapp", ".whatsapp-image")).toBeCloseTo(1.91, 1);
  expect(await ratio("telegram", ".telegram-photo")).toBeCloseTo(1200 / 630, 1);
  expect(await boxOf(card(page, "linkedin").locator(".linkedin-image"))).toEqual({ width: 128, height: 72 });
  expect(await boxOf(card(page, "discord").locator(".discord-image"))).toEqual({ width: 400, height: 210 });
  expect(await boxOf(card(page, "slack").locator(".slack-image"))).toEqual({ width: 360, height: 189 });
});

test("a small image becomes each platform's thumb", async ({ page, site }) => {
  await site.open("/samples/small-image");
  await drawForDesktop(page);
  expect(await boxOf(card(page, "facebook").locator(".facebook-image"))).toEqual({ width: 140, height: 140 });
  expect(await boxOf(card(page, "linkedin").locator(".linkedin-image"))).toEqual({ width: 128, height: 72 });
  expect(await boxOf(card(page, "discord").locator(".discord-thumb"))).toEqual({ width: 80, height: 80 });
  expect(await boxOf(card(page, "slack").locator(".slack-thumb"))).toEqual({ width: 75, height: 75 });
  expect((await boxOf(card(page, "x").locator(".x-small"))).height).toBe(130);
  const thumb = await boxOf(card(page, "telegram").locator(".telegram-thumb"));
  expect(thumb.height % 18).toBe(0);
  expect(thumb.width).toBe(thumb.height);
});

test("a portrait is kept whole where the platform keeps ratios, and cropped to a band elsewhere", async ({
  page,
  site,
}) => {
  await site.open("/samples/portrait");
  await drawForDesktop(page);
  expect(await boxOf(card(page, "discord").locator(".discord-image"))).toEqual({ width: 200, height: 300 });
  expect(await boxOf(card(page, "slack").locator(".slack-image"))).toEqual({ width: 200, height: 300 });
  const band = await boxOf(card(page, "x").locator(".x-image"));
  expect(band.width / band.height).toBeCloseTo(2, 1);
  expect((await boxOf(card(page, "telegram").locator(".telegram-photo"))).height).toBeLessThanOrEqual(430);
});

test("a huge title is cut as each platform cuts it", async ({ page, site }) => {
  await site.open("/samples/huge-title");
  await drawForDesktop(page);
  const pill = await boxOf(card(page, "x").locator(".x-pill"));
  const image = await boxOf(card(page, "x").locator(".x-image"));
  expect(pill.width).toBeLessThanOrEqual(image.width - 24);
  expect(await linesOf(card(page, "google").locator(".google-title"))).toBe(1);
  expect(await linesOf(card(page, "facebook").locator(".facebook-title"))).toBe(2);
  expect(await linesOf(card(page, "linkedin").locator(".linkedin-title"))).toBe(2);
  expect(await linesOf(card(page, "whatsapp").locator(".whatsapp-title"))).toBe(2);
  expect(await linesOf(card(page, "telegram").locator(".telegram-title"))).toBe(2);
  expect(await linesOf(card(page, "telegram").locator(".telegram-description"))).toBe(2);
  await expect(card(page, "facebook").locator(".facebook-description")).toHaveCount(0);
  await expect(card(page, "discord").locator(".discord-title")).toHaveText(/\.\.\.$/);
  await expect(card(page, "slack").locator(".slack-title")).toHaveText(/keep the gates open$/);
});

test("text from right to left runs so, hosts do not, and Discord begins at the left edge", async ({
  page,
  site,
}) => {
  await site.open("/samples/rtl");
  for (const [platform, part] of [
    ["google", ".google-title"],
    ["x", ".x-pill"],
    ["facebook", ".facebook-title"],
    ["linkedin", ".linkedin-title"],
    ["whatsapp", ".whatsapp-title"],
    ["slack", ".slack-title"],
    ["telegram", ".telegram-title"],
  ] as const) {
    await expect(card(page, platform).locator(part)).toHaveCSS("direction", "rtl");
  }
  await expect(card(page, "facebook").locator(".facebook-host")).toHaveCSS("direction", "ltr");
  await expect(card(page, "discord").locator(".discord-description")).toHaveCSS("text-align", "left");
  await expect(card(page, "discord").locator(".discord-description")).toHaveCSS("unicode-bidi", "plaintext");
});

test("emoji stay whole and do not make a line taller", async ({ page, site }) => {
  await site.open("/samples/emoji");
  await drawForDesktop(page);
  await expect(card(page, "discord").locator(".discord-title")).toHaveText(/garden:\.\.\.$/);
  await expect(card(page, "discord").locator(".pv-emoji").first()).toHaveCSS("font-size", "18px");
  expect((await boxOf(card(page, "google").locator(".google-title"))).height).toBe(26);
  expect((await boxOf(card(page, "x").locator(".x-pill"))).height).toBe(20);
  expect((await boxOf(card(page, "telegram").locator(".telegram-site"))).height).toBe(18);
  expect((await boxOf(card(page, "telegram").locator(".telegram-title"))).height % 18).toBe(0);
});

test("a page without tags is a bare link where the platform draws no card", async ({ page, site }) => {
  await site.open("/samples/no-tags");
  await expect(card(page, "x").locator(".x-link")).toBeVisible();
  await expect(card(page, "discord").locator(".discord-embed")).toHaveCount(0);
  await expect(card(page, "slack").locator(".slack-unfurl")).toHaveCount(0);
  await expect(card(page, "whatsapp").locator(".whatsapp-title")).toHaveText("Home");
  await expect(card(page, "google").locator(".google-text")).toHaveText(/Welcome to the home page/);
  await expect(card(page, "google").locator("svg.pv-site-icon")).toBeVisible();
});

test("a page with noindex has no Google result", async ({ page, site }) => {
  await site.open("/samples/noindex");
  await expect(card(page, "google").locator(".google-empty")).toHaveText(/Not shown in Google: noindex/);
});

for (const name of ["no-image", "broken-image", "svg-image"]) {
  test(`${name}: X draws a grey page, the others nothing in the image's place`, async ({ page, site }) => {
    await site.open(`/samples/${name}`);
    expect((await boxOf(card(page, "x").locator(".x-page"))).width).toBeGreaterThan(100);
    await expect(page.locator('.pv img[data-pv="image"]')).toHaveCount(0);
  });
}
