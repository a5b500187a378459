/** A declared width or height in pixels, `px` behind it allowed; null unless it is a positive whole number. */
export function declaredPixels(written: string | null): number | null {
  if (written === null || !/^\s*\d{1,6}(px)?\s*$/i.test(written)) return null;
  return Number.parseInt(written, 10) || null;
}
