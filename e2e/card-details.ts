// What the cards of a sample page show beyond their kind, in the figures of a desktop.
import { expect, type Page } from "@playwright/test";
import type { PlatformName } from "@/lib/inspect/platforms/names";
import { boxOf, card, linesOf } from "./card-view";

interface Detail {
  readonly what: string;
  expectOn(page: Page): Promise<void>;
}

const GREY_PAGE: Detail = {
  what: "X draws a grey page, the others nothing in the image's place",
  async expectOn(page) {
    expect((await boxOf(card(page, "x").locator(".x-page"))).width).toBeGreaterThan(100);
    await expect(page.locator('.pv img[data-pv="image"]')).toHaveCount(0);
  },
};

/** By name of the sample page. */
export const CARD_DETAILS: Readonly<Record<string, Detail>> = {
  perfect: {
    what: "a large image has each platform's shape",
    async expectOn(page) {
      const ratio = async (platform: PlatformName, part: string) => {
        const { width, height } = await boxOf(card(page, platform).locator(part));
        return width / height;
      };
      expect(await ratio("x", ".x-image")).toBeCloseTo(2, 1);
      expect(await ratio("facebook", ".facebook-image")).toBeCloseTo(1.91, 1);
      expect(await ratio("whatsapp", ".whatsapp-image")).toBeCloseTo(1.91, 1);
      expect(await ratio("telegram", ".telegram-photo")).toBeCloseTo(1200 / 630, 1);
      expect(await boxOf(card(page, "linkedin").locator(".linkedin-image"))).toEqual({
        width: 128,
        height: 72,
      });
      expect(await boxOf(card(page, "discord").locator(".discord-image"))).toEqual({
        width: 400,
        height: 210,
      });
      expect(await boxOf(card(page, "slack").locator(".slack-image"))).toEqual({ width: 360, height: 189 });
    },
  },
  "small-image": {
    what: "a small image becomes each platform's thumb",
    async expectOn(page) {
      expect(await boxOf(card(page, "facebook").locator(".facebook-image"))).toEqual({
        width: 140,
        height: 140,
      });
      expect(await boxOf(card(page, "linkedin").locator(".linkedin-image"))).toEqual({
        width: 128,
        height: 72,
      });
      expect(await boxOf(card(page, "discord").locator(".discord-thumb"))).toEqual({ width: 80, height: 80 });
      expect(await boxOf(card(page, "slack").locator(".slack-thumb"))).toEqual({ width: 75, height: 75 });
      expect((await boxOf(card(page, "x").locator(".x-small"))).height).toBe(130);
      const thumb = await boxOf(card(page, "telegram").locator(".telegram-thumb"));
      expect(thumb.height % 18).toBe(0);
      expect(thumb.width).toBe(thumb.height);
    },
  },
  portrait: {
    what: "a portrait is kept whole where the platform keeps ratios, and cropped to a band elsewhere",
    async expectOn(page) {
      expect(await boxOf(card(page, "discord").locator(".discord-image"))).toEqual({
        width: 200,
        height: 300,
      });
      expect(await boxOf(card(page, "slack").locator(".slack-image"))).toEqual({ width: 200, height: 300 });
      const band = await boxOf(card(page, "x").locator(".x-image"));
      expect(band.width / band.height).toBeCloseTo(2, 1);
      expect((await boxOf(card(page, "telegram").locator(".telegram-photo"))).height).toBeLessThanOrEqual(
        430,
      );
    },
  },
  "huge-title": {
    what: "a huge title is cut as each platform cuts it",
    async expectOn(page) {
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
    },
  },
  rtl: {
    what: "text from right to left runs so, hosts do not, and Discord begins at the left edge",
    async expectOn(page) {
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
      await expect(card(page, "discord").locator(".discord-description")).toHaveCSS(
        "unicode-bidi",
        "plaintext",
      );
    },
  },
  emoji: {
    what: "emoji stay whole and do not make a line taller",
    async expectOn(page) {
      await expect(card(page, "discord").locator(".discord-title")).toHaveText(/garden:\.\.\.$/);
      await expect(card(page, "discord").locator(".pv-emoji").first()).toHaveCSS("font-size", "18px");
      expect((await boxOf(card(page, "google").locator(".google-title"))).height).toBe(26);
      expect((await boxOf(card(page, "x").locator(".x-pill"))).height).toBe(20);
      expect((await boxOf(card(page, "telegram").locator(".telegram-site"))).height).toBe(18);
      expect((await boxOf(card(page, "telegram").locator(".telegram-title"))).height % 18).toBe(0);
    },
  },
  "no-tags": {
    what: "a page without tags is a bare link where the platform draws no card",
    async expectOn(page) {
      await expect(card(page, "x").locator(".x-link")).toBeVisible();
      await expect(card(page, "discord").locator(".discord-embed")).toHaveCount(0);
      await expect(card(page, "slack").locator(".slack-unfurl")).toHaveCount(0);
      await expect(card(page, "whatsapp").locator(".whatsapp-title")).toHaveText("Home");
      await expect(card(page, "google").locator(".google-text")).toHaveText(/Welcome to the home page/);
      await expect(card(page, "google").locator("svg.pv-site-icon")).toBeVisible();
    },
  },
  noindex: {
    what: "a page with noindex has no Google result",
    async expectOn(page) {
      await expect(card(page, "google").locator(".google-empty")).toHaveText(/Not shown in Google: noindex/);
    },
  },
  "no-image": GREY_PAGE,
  "broken-image": GREY_PAGE,
  "svg-image": GREY_PAGE,
};
