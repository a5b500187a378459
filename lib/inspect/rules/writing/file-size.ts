export const KILOBYTE = 1024;
export const MEGABYTE = 1024 * KILOBYTE;

/** A weight in bytes as a sentence names it: `640 KB`, `5.3 MB`. Rounded up, so that it never reads as the limit it is over. */
export function fileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} bytes`;
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)} KB`;
  return `${Math.ceil((bytes / MEGABYTE) * 10) / 10} MB`;
}
