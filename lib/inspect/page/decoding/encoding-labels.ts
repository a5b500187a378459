// Names of encodings as the Encoding standard and the HTML standard read them.
import { normalizeEncoding } from "@exodus/bytes/encoding-browser.js";
import type { MetaTag } from "../page";

/** The WHATWG name of a label in lower case; null for an unknown one and for those browsers refuse to decode. */
export function encodingOfLabel(label: string): string | null {
  const name = normalizeEncoding(label);
  return name === "replacement" ? null : name;
}

/** The same for a label met inside the document, where utf-16 cannot be true and x-user-defined is not meant. */
export function encodingOfMeta(label: string): string | null {
  const name = encodingOfLabel(label);
  if (name === "utf-16le" || name === "utf-16be") return "utf-8";
  return name === "x-user-defined" ? "windows-1252" : name;
}

/**
 * The charset named in the `content` of a `<meta http-equiv="content-type">`; "" when none is.
 * https://html.spec.whatwg.org/multipage/urls-and-fetching.html#extracting-character-encodings-from-meta-elements
 */
export function charsetOfContent(content: string): string {
  const match =
    /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^"'\t\n\f\r ;][^\t\n\f\r ;]*))/i.exec(content);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? "";
}

/** The encoding a `<meta>` declares, by `charset` or by `http-equiv`; null when it declares none that is known. */
export function encodingDeclaredBy(meta: Pick<MetaTag, "charset" | "httpEquiv" | "content">): string | null {
  if (meta.charset !== null) return encodingOfMeta(meta.charset);
  if (meta.httpEquiv?.trim().toLowerCase() !== "content-type") return null;
  return encodingOfMeta(charsetOfContent(meta.content ?? ""));
}
