/** An address without scheme, `www.` and closing slash, for places where the whole would not fit. */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
}
