import { resolveUrl } from "../url/resolve-url";
import { unfilledIn } from "./unfilled";

/**
 * What a page writes as an address, made absolute against `base` as `resolveUrl` does; null when that is none, and when
 * it is what a template prints while nothing fills it in, since nobody can mean the address that would come of it.
 */
export function pageAddress(written: string, base: string): string | null {
  return unfilledIn(written) === null ? resolveUrl(written, base) : null;
}
