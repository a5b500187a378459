import type { SizedImage } from "./reading/image-file";
import type { Fix } from "./rule";
import { lines, metaBlade, metaHtml } from "./snippet";

/** og:image:width and og:image:height with the size of the file. */
export function sizeFix({ width, height }: SizedImage): Fix {
  const pairs = [
    ["og:image:width", String(width)],
    ["og:image:height", String(height)],
  ] as const;
  return {
    html: lines(...pairs.map(([key, content]) => metaHtml("property", key, content))),
    laravel: lines(...pairs.map(([key, content]) => metaBlade("property", key, content))),
  };
}
