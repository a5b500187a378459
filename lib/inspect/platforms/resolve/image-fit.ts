import type { ImageFacts } from "../../resources";
import { limitOf, reaches } from "../limits";
import type { ImageRules, Size } from "../platform";
import type { DeclaredImage } from "./read-images";

/** Why a platform does not draw an image. */
export type ImageProblem =
  | "url"
  | "unreachable"
  | "robots"
  | "format"
  | "weight"
  | "too_small"
  | "too_big"
  | "ratio";

export type ImageFit =
  | { readonly draws: "large" | "small" }
  | { readonly draws: null; readonly because: ImageProblem };

/** Formats told by the name of a file nobody has looked into. */
const FORMAT_BY_EXTENSION: Readonly<Record<string, string>> = {
  svg: "svg",
  webp: "webp",
  avif: "avif",
  heic: "heic",
  heif: "heic",
  tif: "tiff",
  tiff: "tiff",
  bmp: "bmp",
  ico: "ico",
};

/**
 * How large a platform with these rules can draw an image, or why it does not. Without facts the file is taken to be
 * fine and as large as the page declares.
 */
export function fitImage(image: DeclaredImage, facts: ImageFacts | undefined, rules: ImageRules): ImageFit {
  if (image.url === null) return { draws: null, because: "url" };
  const size = sizeOf(image, facts);
  const imageProblem = fileProblem(image.url, facts, rules) ?? sizeProblem(size, rules);
  if (imageProblem !== null) return { draws: null, because: imageProblem };
  return { draws: size === null || reaches(size, rules.largeFromPx.value) ? "large" : "small" };
}

/** Pixels of an image: as measured, else as declared; null when neither is known. */
export function sizeOf(image: DeclaredImage, facts: ImageFacts | undefined): Size | null {
  if (facts?.width && facts.height) return { width: facts.width, height: facts.height };
  return image.declared;
}

function fileProblem(url: string, facts: ImageFacts | undefined, rules: ImageRules): ImageProblem | null {
  if (facts && facts.state !== "ok" && facts.state !== "unreadable") return "unreachable";
  const format = facts ? facts.format : formatByName(url);
  if (format !== null && !rules.formats.value.includes(format)) return "format";
  return (facts?.bytes ?? 0) > limitOf(rules.bytesMax) ? "weight" : null;
}

function sizeProblem(size: Size | null, rules: ImageRules): ImageProblem | null {
  if (size === null) return null;
  if (!reaches(size, rules.minPx.value)) return "too_small";
  const most = rules.maxPx.value;
  if (most !== null && !reaches(most, size)) return "too_big";
  return size.width / size.height > limitOf(rules.ratioMax) ? "ratio" : null;
}

/** The format that a file's name tells; null when it tells none. */
export function formatByName(url: string): string | null {
  const extension = /\.([a-z]{3,4})(?:[?#]|$)/i.exec(url)?.[1] ?? "";
  return FORMAT_BY_EXTENSION[extension.toLowerCase()] ?? null;
}
