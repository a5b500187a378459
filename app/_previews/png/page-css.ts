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
