import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

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

/** Images of four flat quarters: small as files, and they show what is cropped. */
const QUARTERS = "e2e/samples/images/quarters";

/** Makes the cards look the same on every machine; to be called before the result is opened. */
export async function standIn(page: Page): Promise<void> {
  await page.route(`**${FONT_PATH}**`, (route) => {
    const [, file] = new URL(route.request().url()).pathname.split(FONT_PATH);
    return route.fulfill({ path: `node_modules/${file}`, contentType: "font/woff2" });
  });
  for (const name of ["wide", "portrait", "square", "icon"]) {
    const path = `${QUARTERS}/${name}.png`;
    await page.route(`**/samples/${name}.{jpg,png}`, (route) => route.fulfill({ path }));
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
