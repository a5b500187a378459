import { ADVICE } from "../../platforms/advice.data";
import { PLATFORMS } from "../../platforms/index";
import { reaches } from "../../platforms/limits";
import type { ImageFacts } from "../../resources";
import type { RuleInput } from "../rule";
import { ogImage } from "./social-images";

const FORMATS = ["jpeg", "png", "gif"];
const BYTES_MAX = ADVICE.imageBytes.value;

/** A pixel image whose size is known. */
export interface SizedImage extends ImageFacts {
  readonly width: number;
  readonly height: number;
}

/** Facts of the primary image when its file is an image; null when it isn't or was not fetched. */
export function imageFile(input: RuleInput): ImageFacts | null {
  const facts = ogImage(input)?.facts ?? null;
  return facts?.state === "ok" || facts?.state === "unreadable" ? facts : null;
}

/** The same when its size in pixels is known; an SVG has none of its own. */
export function sizedImage(input: RuleInput): SizedImage | null {
  const facts = imageFile(input);
  if (facts === null || facts.format === "svg") return null;
  const { width, height } = facts;
  return width === null || height === null || width < 1 || height < 1 ? null : { ...facts, width, height };
}

/** Whether another issue asks for a copy of the page's image, for its size, shape, weight or format; false when the image is unknown. */
export function needsExport(input: RuleInput): boolean {
  const image = sizedImage(input);
  if (image === null) return false;
  const { format, bytes } = image;
  return (format !== null && !FORMATS.includes(format)) || (bytes ?? 0) > BYTES_MAX || isWrongSize(image);
}

function isWrongSize(image: SizedImage): boolean {
  const { min, max } = ADVICE.imageRatio.value;
  const ratio = image.width / image.height;
  const most = PLATFORMS.x.image.maxPx.value;
  const isTooLarge = most !== null && !reaches(most, image);
  return ratio < min || ratio > max || isTooLarge || !reaches(image, ADVICE.imagePx.value);
}
