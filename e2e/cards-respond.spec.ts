import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import { allImagesSettled, boxOf, card } from "./card-view";
import { importCompiled } from "./import-compiled";
import { expect, test, untilAlive } from "./site";

test.use({ viewport: { width: 1280, height: 900 } });

test("nothing moves when the images arrive", async ({ page, site }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/samples\/.*\.(jpg|png)$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/?${new URLSearchParams({ url: `${site.origin}/samples/perfect` })}`, {
    waitUntil: "domcontentloaded",
  });
  await expect(card(page, "telegram")).toBeVisible();
  const before = await Promise.all(PLATFORM_NAMES.map((name) => boxOf(card(page, name))));
  release();
  await allImagesSettled(page);
  expect(await Promise.all(PLATFORM_NAMES.map((name) => boxOf(card(page, name))))).toEqual(before);
});

test("an image that the browser cannot load leaves the card the platform would draw", async ({
  page,
  site,
}) => {
  await page.route(/wide\.jpg$/, (route) => route.abort());
  await site.open("/samples/perfect");
  await card(page, "x").scrollIntoViewIfNeeded();
  await expect(card(page, "x").locator(".x-page")).toBeVisible();
  await expect(card(page, "x")).toContainText("Your browser couldn’t load the image");
  await card(page, "facebook").scrollIntoViewIfNeeded();
  await expect(card(page, "facebook").locator("img")).toHaveCount(0);
  await expect(card(page, "facebook").locator(".facebook-title")).toBeVisible();
});

test("one switch changes the colours of all cards, and a card's own switch only that card", async ({
  page,
  site,
}) => {
  const { DESIGNS } = await importCompiled<typeof import("@/app/_previews/cards")>(
    "app/_previews/cards/index.ts",
  );
  await site.open("/samples/perfect");
  await page.getByRole("group", { name: "Preview theme: All previews" }).getByTitle("Dark").click();
  for (const name of PLATFORM_NAMES) {
    await expect(card(page, name)).toHaveCSS("background-color", rgb(DESIGNS[name].sheet.dark.back));
    await expect(card(page, name)).toHaveCSS("color-scheme", "dark");
  }
  await page.getByRole("group", { name: "Preview theme: Slack" }).getByTitle("Light").click();
  await expect(card(page, "slack")).toHaveCSS("background-color", rgb(DESIGNS.slack.sheet.light.back));
  await expect(card(page, "x")).toHaveCSS("background-color", rgb(DESIGNS.x.sheet.dark.back));
});

for (const [title, frame, width] of [
  ["Phone", 390, 340],
  ["Desktop", 560, 375],
] as const) {
  test(`a preview for ${title} is laid out at ${frame} px and scaled into a window of ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await site.open("/samples/perfect");
    await page.getByRole("group", { name: "Device: All previews" }).getByTitle(title).click();
    const { own, shown, room } = await card(page, "whatsapp").evaluate((figure) => {
      const drawn = figure.querySelector<HTMLElement>(".whatsapp-wall");
      return {
        own: drawn?.offsetWidth,
        shown: drawn?.getBoundingClientRect().width ?? 0,
        room: figure.clientWidth,
      };
    });
    expect(own).toBe(frame);
    expect(shown).toBeCloseTo(room, 0);
    expect(room).toBeLessThan(frame);
  });
}

test("Google shows the path on a desktop and the host alone on a phone", async ({ page, site }) => {
  await site.open("/samples/perfect");
  const google = card(page, "google");
  await expect(google.locator(".google-phone")).toBeVisible();
  await expect(google.locator(".google-desktop")).toBeHidden();
  await page.getByRole("group", { name: "Device: Google" }).getByTitle("Desktop").click();
  await expect(google.locator(".google-desktop")).toHaveText(/ › /);
  await expect(google.locator(".google-phone")).toBeHidden();
  expect((await boxOf(google)).width).toBeGreaterThan(480);
});

test("LinkedIn shows the wide image in a sponsored post only", async ({ page, site }) => {
  await site.open("/samples/perfect");
  const linkedin = card(page, "linkedin");
  await expect(linkedin.locator(".linkedin-small")).toBeVisible();
  await page.getByRole("button", { name: "Sponsored" }).click();
  await expect(linkedin.locator(".linkedin-large .linkedin-image")).toBeVisible();
});

for (const width of [1280, 390]) {
  test(`the switch for sponsored posts leaves LinkedIn's name its room at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await site.open("/samples/perfect");
    await expect(page.getByRole("button", { name: "Sponsored" })).toBeVisible();
    const name = page.getByRole("heading", { name: "LinkedIn", exact: true });
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test("the cards are in a row to swipe, in the phone's figures", async ({ page, site }) => {
    await site.open("/samples/perfect");
    await expect(card(page, "google").locator(".google-phone")).toBeVisible();
    await page.getByRole("button", { name: "Telegram", exact: true }).click();
    await expect(card(page, "telegram")).toBeInViewport({ ratio: 0.5 });
    await expect(page.getByRole("button", { name: "Telegram", exact: true })).toHaveAttribute(
      "aria-current",
      "true",
    );
  });

  test("the row is as tall as the card in sight", async ({ page, site }) => {
    await site.open("/samples/portrait");
    const row = page.locator(".pv-grid");
    await untilAlive(page.getByRole("button", { name: "Telegram", exact: true }));
    for (const name of ["Telegram", "Google", "Discord"] as const) {
      await page.getByRole("button", { name, exact: true }).click();
      const panel = page.locator(`[data-platform="${name.toLowerCase()}"]`);
      await expect
        .poll(async () => Math.abs((await boxOf(row)).height - (await boxOf(panel)).height))
        .toBeLessThanOrEqual(8);
    }
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the cards are drawn, the switches are not", async ({ page, site }) => {
    await site.open("/samples/perfect");
    await expect(card(page, "discord").locator(".discord-title")).toBeVisible();
    await expect(page.getByRole("group", { name: "Preview theme: All previews" })).toBeHidden();
  });
});

/** `#rrggbb` as the browser gives it back. */
function rgb(hex = ""): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
