import { elementPng, pageCss } from "./element-png";
import { inlineImages } from "./inline-images";
import { pngSheet } from "./png-sheet";
import { SHEET_CSS } from "./sheet-css.data";

export interface PreviewsPng {
  readonly png: Blob;
  /** Images that could not be drawn. */
  readonly missing: number;
}

/** The eight previews in `grid` as one image, drawn by this browser. `page` is the checked URL. */
export async function previewsPng(grid: HTMLElement, page: string): Promise<PreviewsPng> {
  const sheet = pngSheet(grid, page);
  const style = document.createElement("style");
  style.textContent = SHEET_CSS;
  const place = document.createElement("div");
  // Out of sight, but laid out: the drawing's size has to be measured.
  place.className = "pv-sheet-place";
  place.inert = true;
  place.append(style, sheet);
  document.body.append(place);
  try {
    const missing = await inlineImages(sheet, page);
    return { png: await elementPng(sheet, pageCss()), missing };
  } finally {
    place.remove();
  }
}
