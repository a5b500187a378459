/** A time in milliseconds as a sentence names it: `4.2 seconds`. Rounded up, so that it never reads as the limit it is over. */
export function seconds(ms: number): string {
  return `${Math.ceil(ms / 100) / 10} seconds`;
}
