import { elementPng, inlineImages, pageCss } from "./element-png";
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

const COLUMNS = 4;

/** The figures of the previews, as they are shown now, side by side under the page's URL. */
function pngSheet(grid: HTMLElement, heading: string): HTMLElement {
  const sheet = element("div", "pv-sheet");
  const title = element("p", "pv-sheet-heading");
  title.textContent = heading;
  const columns = Array.from({ length: COLUMNS }, () => element("div", "pv-sheet-column"));
  for (const [index, panel] of [...grid.querySelectorAll("[data-platform]")].entries()) {
    const stage = panel.querySelector("[data-card-view]");
    if (stage === null) continue;
    const name = element("p", "pv-sheet-name");
    name.textContent = panel.querySelector("h3")?.textContent ?? "";
    const cell = element("div", "pv-sheet-cell");
    cell.append(name, stage.cloneNode(true));
    columns[index % COLUMNS]?.append(cell);
  }
  const row = element("div", "pv-sheet-row");
  row.append(...columns);
  sheet.append(title, row);
  return sheet;
}

function element(name: "div" | "p", className: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
