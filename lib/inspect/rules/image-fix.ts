import { bladeUrl } from "./blade-url";
import type { Fix } from "./rule";
import { lines, metaBlade, metaHtml } from "./snippet";

/** A picture as its tags should describe it; null where that is not known. */
export interface ImageTags {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: string | null;
}

/** og:image and the tags that describe it, for both targets. */
export function imageFix(image: ImageTags, pageUrl: string): Fix {
  const details = detailsOf(image);
  const blade = `<meta property="og:image" content="${bladeUrl(image.url, pageUrl)}">`;
  return {
    html: lines(
      metaHtml("property", "og:image", image.url),
      ...details.map(([key, content]) => metaHtml("property", key, content)),
    ),
    laravel: lines(blade, ...details.map(([key, content]) => metaBlade("property", key, content))),
  };
}

type KeyAndContent = readonly [key: string, content: string];

function detailsOf({ width, height, alt }: ImageTags): readonly KeyAndContent[] {
  const details: KeyAndContent[] = [];
  if (width !== null && height !== null) {
    details.push(["og:image:width", String(width)], ["og:image:height", String(height)]);
  }
  if (alt !== null) details.push(["og:image:alt", alt]);
  return details;
}
