// Fixes that state the page's picture anew. Where another issue asks for a copy of it, they name that copy: pasted after
// that fix they would else take it back.
import { entries } from "../../page/entries";
import { pageAddress } from "../../page/page-address";
import { needsCopy } from "../reading/needs-copy";
import type { Fix, RuleInput } from "../rule";
import { exportFix } from "./export-fix";
import { type ImageTags, imageFix, tagsOfPicture } from "./image-fix";

/** og:image and the tags that describe it, for both targets. */
export function pictureFix(image: ImageTags, input: RuleInput): Fix {
  return needsCopy(input) ? exportFix(image.url, input, image.alt) : imageFix(image, input.page.finalUrl);
}

/**
 * Tags that describe the page's picture. They count for the og:image above them, so where the page has several of
 * those, the first comes along; a size belongs to one file, so where that is to be another, it comes along too.
 */
export function detailsFix(details: Omit<ImageTags, "url">, input: RuleInput): Fix {
  const { page } = input;
  const [first, second] = entries(page, "og:image");
  const isTold = second !== undefined || (details.width !== null && needsCopy(input));
  const url = first && isTold ? pageAddress(first.text, page.baseUrl) : null;
  return url === null ? tagsOfPicture(details) : pictureFix({ ...details, url }, input);
}
