import { PERFECT_IMAGE_URL } from "@/lib/inspect/example/perfect-page";
import type { ImageFacts } from "@/lib/inspect/resources";
import type { Example } from "@/lib/inspect/rules/rule";

/** The perfect page whose social image is such a file, its size not declared. */
export function imageWith(facts: Partial<ImageFacts>): Example {
  return {
    html: "",
    without: ["og:image:width", "og:image:height"],
    images: { [PERFECT_IMAGE_URL]: facts },
  };
}

/** The same by its size in pixels, written as `1200x630`. */
export function imageSized(size: string): Example {
  const [width = 0, height = 0] = size.split("x").map(Number);
  return imageWith({ width, height });
}
