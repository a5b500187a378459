import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { SOCIAL_IMAGE_PX } from "./page-metadata";
import type { SitePage } from "./site-page";
import { SocialCard } from "./social-card";

/** The renderer supports neither woff2 nor variable fonts. */
const FONTS = join(process.cwd(), "node_modules/@fontsource/inter/files");
const WEIGHTS = [400, 600] as const;

/** Drawing takes a third of a second, so each image is drawn once. There is one for each page. */
const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** The social image of a page as a PNG of 1200 × 630 px. */
export function socialImage(page: SitePage): Promise<Uint8Array<ArrayBuffer>> {
  const kept = drawn.get(page.path) ?? draw(page);
  drawn.set(page.path, kept);
  kept.catch(() => drawn.delete(page.path));
  return kept;
}

async function draw(page: SitePage): Promise<Uint8Array<ArrayBuffer>> {
  const image = new ImageResponse(<SocialCard page={page} />, { ...SOCIAL_IMAGE_PX, fonts: await fonts() });
  return new Uint8Array(await image.arrayBuffer());
}

function fonts() {
  return Promise.all(
    WEIGHTS.map(async (weight) => ({
      name: "Inter",
      weight,
      style: "normal" as const,
      data: await readFile(join(FONTS, `inter-latin-${weight}-normal.woff`)),
    })),
  );
}
