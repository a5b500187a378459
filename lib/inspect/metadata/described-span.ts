/** A part of the document, in byte offsets; neither end belongs to it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Where the tags stand that describe the picture named at `start`, one of those named at `starts`. Such tags belong to
 * the last picture above them (https://ogp.me, "Arrays"); with a single one on the page, those that stand before it are
 * meant for it too.
 */
export function describedSpan(start: number, starts: readonly number[]): Span {
  const to = starts.find((other) => other > start) ?? Number.POSITIVE_INFINITY;
  return { from: starts.length < 2 ? -1 : start, to };
}
