/** The address to come back to after signing in on this page; null where nothing is lost by going on elsewhere. */
export function hereToReturn(path: string, query: Iterable<readonly [string, string]>): string | null {
  if (/^\/sign-in(?:\/|$)/.test(path)) return null;
  // Coming back shows the report that is kept, instead of asking the page's site once more.
  const kept = new URLSearchParams([...query].filter(([name]) => name !== "fresh").map(([...pair]) => pair));
  const here = kept.size === 0 ? path : `${path}?${kept}`;
  return here === "/" ? null : here;
}
