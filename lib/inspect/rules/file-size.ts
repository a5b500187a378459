export const KILOBYTE = 1024;
export const MEGABYTE = 1024 * KILOBYTE;

/** A weight in bytes as a sentence names it: `640 KB`, `5.2 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} bytes`;
  if (bytes < MEGABYTE) return `${Math.round(bytes / KILOBYTE)} KB`;
  return `${(bytes / MEGABYTE).toFixed(1).replace(/\.0$/, "")} MB`;
}
