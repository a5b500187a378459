const SVG = "http://www.w3.org/2000/svg";
/** Pixels a canvas may have everywhere; Safari on a phone gives up beyond that. */
const PIXELS_MAX = 16_000_000;
const SCALE = 2;
/** Characters that no XML may hold, however they are written. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Draws an element, which has to be in the document, with these styles. Its images have to be data: URLs. */
export async function elementPng(element: HTMLElement, css: string): Promise<Blob> {
  const { offsetWidth: width, offsetHeight: height } = element;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(element, css))}`;
  await image.decode();
  const scale = Math.min(SCALE, Math.sqrt(PIXELS_MAX / (width * height)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) => (png === null ? reject(new Error("The drawing is empty.")) : resolve(png))),
  );
}

/** The element as a drawing of its own; the root's names and theme stay, since its colours hang on them. */
function svgOf(element: HTMLElement, css: string): string {
  const { offsetWidth: width, offsetHeight: height } = element;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  svg.setAttribute("class", document.documentElement.className);
  const style = document.createElementNS(SVG, "style");
  style.textContent = css;
  const frame = document.createElementNS(SVG, "foreignObject");
  frame.setAttribute("width", "100%");
  frame.setAttribute("height", "100%");
  const copy = element.cloneNode(true);
  frame.append(copy);
  svg.append(style, frame);
  return new XMLSerializer().serializeToString(svg).replace(NOT_XML, "");
}

/** Every rule of the page's own style sheets as one text; faces are left out, since a drawing loads no files. */
export function pageCss(): string {
  return [...document.styleSheets].map(cssOf).join("\n");
}

function cssOf(sheet: CSSStyleSheet): string {
  try {
    return [...sheet.cssRules]
      .filter((rule) => !(rule instanceof CSSFontFaceRule || rule instanceof CSSImportRule))
      .map(({ cssText }) => cssText)
      .join("\n");
  } catch {
    // A sheet of another origin, such as a browser extension's.
    return "";
  }
}

/** Twice the widest card. */
const SIDE_PX_MAX = 1120;
const AT_ONCE = 4;

/**
 * Puts the images themselves in the place of their URLs, fetched through our own site, since a drawing may not
 * load any. Returns how many could not be had; their boxes stay empty.
 */
export async function inlineImages(root: HTMLElement, page: string): Promise<number> {
  const images = [...root.querySelectorAll("img")];
  const sources = [...new Set(images.map(sourceOf))];
  const known = await dataUrlsOf(sources, page);
  for (const image of images) {
    const inlined = known.get(sourceOf(image)) ?? null;
    image.removeAttribute("loading");
    if (inlined === null) image.remove();
    else image.src = inlined;
  }
  return sources.filter((src) => !known.get(src)).length;
}

/** The data: URLs of images, by their own; a few are loaded at once, as many as the site hands out. */
async function dataUrlsOf(
  sources: readonly string[],
  page: string,
): Promise<ReadonlyMap<string, string | null>> {
  const known = new Map<string, string | null>();
  const waiting = [...sources];
  const load = async () => {
    for (let src = waiting.shift(); src !== undefined; src = waiting.shift()) {
      known.set(src, await dataUrlOf(src, page));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, load));
  return known;
}

function sourceOf(image: HTMLImageElement): string {
  return image.getAttribute("src") ?? "";
}

/** An image as a data: URL, no larger than it is drawn; null when it cannot be read or may not be copied. */
async function dataUrlOf(src: string, page: string): Promise<string | null> {
  if (src.startsWith("data:")) return src;
  try {
    const response = await fetch(`/picture?${new URLSearchParams({ page, src })}`);
    if (!response.ok) return null;
    return await redraw(await response.blob());
  } catch {
    return null;
  }
}

async function redraw(file: Blob): Promise<string | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.min(1, SIDE_PX_MAX / Math.max(naturalWidth, naturalHeight, 1));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(naturalHeight * scale));
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/webp", 0.92);
  } finally {
    URL.revokeObjectURL(url);
  }
}
