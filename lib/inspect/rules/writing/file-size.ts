import { KB, MB } from "../../platforms/tables";

/** A weight in bytes as a sentence names it: `640 KB`, `5.3 MB`. Rounded up, so that it never reads as the limit it is over. */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`;
  if (bytes < MB) return `${Math.ceil(bytes / KB)} KB`;
  return `${Math.ceil((bytes / MB) * 10) / 10} MB`;
}
