// Limits of the platforms' tables as a sentence names them, so that no rule writes a number a second time.
import type { Size } from "../../platforms/tables";
import { fileSize } from "./file-size";

interface Limit<T> {
  readonly value: T | null;
}

/** `1200 by 630`, or the width alone where the height does not matter; empty when no limit is known. */
export function sizeWords({ value }: Limit<Size>): string {
  if (value === null) return "";
  return value.height === 0 ? String(value.width) : `${value.width} by ${value.height}`;
}

/** `300 KB`; empty when no limit is known. */
export function bytesWords({ value }: Limit<number>): string {
  return value === null ? "" : fileSize(value);
}

/** `2,048`; empty when no limit is known. */
export function countWords({ value }: Limit<number>): string {
  return value === null ? "" : value.toLocaleString("en");
}

/** The number a text is cut at: `70` of 70 bytes; empty when it is not cut. */
export function cutWords({ value }: Limit<{ readonly max: number }>): string {
  return value === null ? "" : String(value.max);
}
