const SVG = "http://www.w3.org/2000/svg";
/** Pixels a canvas may have everywhere; Safari on a phone gives up beyond that. */
const PIXELS_MAX = 16_000_000;
const SCALE = 2;
/** Characters that no XML may hold, however they are written. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Draws an element, which has to stand in the document, with these styles. Its images have to be data: URLs. */
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
