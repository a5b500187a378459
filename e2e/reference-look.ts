import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { encodePng } from "./samples/png";

/** Letters for every script of the samples, brought by npm, so that no image depends on what a machine has. */
const FONTS = [
  "@fontsource/kosugi",
  "@fontsource-variable/noto-sans-arabic",
  "@fontsource-variable/noto-emoji",
];
const FONT_PATH = "/reference-fonts/";
const FACES =
  'var(--font-inter), "Inter Variable", "Noto Sans Arabic Variable", "Kosugi", "Noto Emoji Variable"';

/** The cards alone, two in a row of fixed width, in letters that are the same everywhere. */
const LOOK = `
  .pv { --face: ${FACES} !important; font-variant-emoji: text; text-rendering: geometricPrecision; }
  .pv-grid { display: grid !important; grid-template-columns: 600px 600px !important; width: 1216px !important; gap: 16px !important; }
  .pv-column { display: contents !important; }
  .pv-cell { width: 600px !important; }
  .pv-cell section { border: 0 !important; border-radius: 0 !important; box-shadow: none !important; }
  .pv-cell section > :not([data-card-view]) { display: none !important; }
`;

const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  "wide.jpg": [1200, 630],
  "portrait.jpg": [800, 1200],
  "square.png": [240, 240],
  "icon.png": [64, 64],
};
const QUARTERS = [
  [52, 88, 95],
  [255, 176, 32],
  [190, 70, 60],
  [240, 238, 226],
] as const;

/** Makes the cards look the same on every machine; to be called before the result is opened. */
export async function standIn(page: Page): Promise<void> {
  await page.route(`**${FONT_PATH}**`, (route) => {
    const [, file] = new URL(route.request().url()).pathname.split(FONT_PATH);
    return route.fulfill({ path: `node_modules/${file}`, contentType: "font/woff2" });
  });
  for (const [name, [width, height]] of Object.entries(SIZES)) {
    const body = quarters(width, height);
    await page.route(`**/samples/${name}`, (route) => route.fulfill({ body, contentType: "image/png" }));
  }
}

/** Prepares the open result for its screenshot. */
export async function dress(page: Page): Promise<void> {
  const faces = FONTS.map((name) =>
    readFileSync(`node_modules/${name}/index.css`, "utf8").replaceAll(
      "./files/",
      `${FONT_PATH}${name}/files/`,
    ),
  );
  await page.addStyleTag({ content: [...faces, LOOK].join("\n") });
  await page.evaluate(fixPorts);
}

/** The test pages get another port in each run; the links in the messages name the same one. */
function fixPorts(): void {
  for (const link of document.querySelectorAll(".pv bdi")) {
    for (const text of link.childNodes) {
      if (text instanceof Text) text.data = text.data.replace(/(127\.0\.0\.1):\d+/, "$1:4100");
    }
  }
}

/** An image of four flat quarters: small as a file, and it shows what is cropped. */
function quarters(width: number, height: number): Buffer {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = QUARTERS[(y * 2 < height ? 0 : 2) + (x * 2 < width ? 0 : 1)];
      if (colour) rgb.set(colour, (y * width + x) * 3);
    }
  }
  return encodePng({ width, height, rgb });
}
