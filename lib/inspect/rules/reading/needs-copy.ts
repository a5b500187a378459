import { ADVICE } from "../../platforms/advice.data";
import { PLATFORMS } from "../../platforms/index";
import { reaches } from "../../platforms/reaches";
import type { RuleInput } from "../rule";
import { type SizedImage, sizedImage } from "./image-file";

const FORMATS = ["jpeg", "png", "gif"];
const BYTES_MAX = ADVICE.imageBytes.value;

/** Whether another issue asks for a copy of the page's picture, for its size, shape, weight or format; false when the picture is not known. */
export function needsCopy(input: RuleInput): boolean {
  const image = sizedImage(input);
  if (image === null) return false;
  const { format, bytes } = image;
  return (format !== null && !FORMATS.includes(format)) || (bytes ?? 0) > BYTES_MAX || isIllSized(image);
}

function isIllSized(image: SizedImage): boolean {
  const { min, max } = ADVICE.imageRatio.value;
  const ratio = image.width / image.height;
  const most = PLATFORMS.x.image.maxPx.value;
  const isTooLarge = most !== null && !reaches(most, image);
  return ratio < min || ratio > max || isTooLarge || !reaches(image, ADVICE.imagePx.value);
}
