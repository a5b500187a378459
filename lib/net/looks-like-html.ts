import { fromFirstTag } from "./markup-start";

/** Bytes that are enough to tell; a longer comment before the first tag counts as HTML, as it does for browsers. */
export const HTML_SNIFF_BYTES = 4_096;

/** The tags browsers know HTML by (https://mimesniff.spec.whatwg.org/#identifying-a-resource-with-an-unknown-mime-type), and two of the head. */
const FIRST_TAG =
  /^<(?:!doctype\s+html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|meta|link)[\s/>]/i;

/** Judges the beginning of a file by its bytes alone, in any encoding that is ASCII at heart and in UTF-16. */
export function looksLikeHtml(start: Uint8Array): boolean {
  const text = Buffer.from(start.subarray(0, HTML_SNIFF_BYTES)).toString("latin1");
  const rest = fromFirstTag(text.replaceAll("\0", ""));
  return FIRST_TAG.test(`${rest} `) || rest.startsWith("<!--");
}
