import type { ImageFacts } from "../../linked";
import type { RuleInput } from "../rule";
import { ogImage } from "./og-image";

/** A picture of pixels whose size is known. */
export interface SizedImage extends ImageFacts {
  readonly width: number;
  readonly height: number;
}

/** Facts of the primary image when its file answers as an image; null when it does not or was not asked for. */
export function imageFile(input: RuleInput): ImageFacts | null {
  const facts = ogImage(input)?.facts ?? null;
  return facts?.state === "ok" || facts?.state === "unreadable" ? facts : null;
}

/** The same when it is a picture of known size in pixels; an svg drawing has none of its own. */
export function sizedImage(input: RuleInput): SizedImage | null {
  const facts = imageFile(input);
  if (facts === null || facts.format === "svg") return null;
  const { width, height } = facts;
  return width === null || height === null || width < 1 || height < 1 ? null : { ...facts, width, height };
}
