import type { Size } from "./tables";

/** Whether a size reaches the least one asked for; every size does where none is. */
export function reaches(size: Size, least: Size | null): boolean {
  return least === null || (size.width >= least.width && size.height >= least.height);
}
