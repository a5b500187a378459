// A document's bytes, parsed while they arrive. The order of belief in what says the encoding: byte order mark,
// HTTP header, the first 1,024 bytes, a later meta of the head, the first bytes beyond ASCII.
import { getBOMEncoding } from "@exodus/bytes/encoding-browser.js";
import { encodingDeclaredBy, encodingOfHeader, prescan } from "./decoding/prescan";
import { concat } from "./decoding/utf8-decoder";
import type { DocumentHead, ParsedDocument } from "./page";
import { type Encoding, type Parsing, startParsing } from "./parsing";

const PRESCAN_BYTES = 1024;

export interface DocumentReader {
  /** Takes the next bytes, which must not be changed afterwards. */
  write(bytes: Uint8Array): void;
  /** What the document's head holds; null as long as it has not ended, or nothing is certain of the encoding. */
  head(): DocumentHead | null;
  /** The document as far as it came. */
  end(): ParsedDocument;
}

/** A reader for one document; `contentType` is the header as sent, null when there was none. */
export function createDocumentReader(contentType: string | null): DocumentReader {
  let opening: Uint8Array = new Uint8Array(0);
  let parsing: Parsing | null = null;
  const start = (): Parsing => {
    const encoding = chooseEncoding(opening, contentType);
    const markBytes = encoding.source === "bom" ? markLength(encoding) : 0;
    const started = startParsing(encoding, contentType, markBytes);
    started.write(opening.subarray(markBytes));
    opening = new Uint8Array(0);
    parsing = started;
    return started;
  };
  return {
    write(bytes) {
      if (parsing !== null) {
        parsing.write(bytes);
        return;
      }
      opening = opening.length === 0 ? bytes : concat(opening, bytes);
      if (opening.length >= PRESCAN_BYTES) start();
    },
    head: () => parsing?.head() ?? null,
    end: () => (parsing ?? start()).end(),
  };
}

/** Parses a whole document: its bytes, or text that is already decoded, such as pasted HTML. */
export function parseDocument(
  source: Uint8Array | string,
  contentType: string | null = null,
): ParsedDocument {
  if (typeof source === "string") return parseText(source, contentType);
  const reader = createDocumentReader(contentType);
  reader.write(source);
  return reader.end();
}

/** Positions are those of the text written as utf-8; the charset is the one the text declares for itself. */
function parseText(text: string, contentType: string | null): ParsedDocument {
  const parsing = startParsing({ name: "utf-8", source: "guess" }, contentType, 0);
  parsing.write(new TextEncoder().encode(text.replace(/^\uFEFF/, "")));
  const document = parsing.end();
  const declared = document.metas.map(encodingDeclaredBy).find((encoding) => encoding !== null);
  if (declared === undefined) return document;
  return { ...document, charset: { ...document.charset, name: declared, source: "meta" } };
}

function chooseEncoding(bytes: Uint8Array, contentType: string | null): Encoding {
  const mark = getBOMEncoding(bytes);
  if (mark !== null) return { name: mark, source: "bom" };
  const header = encodingOfHeader(contentType);
  if (header !== null) return { name: header, source: "header" };
  const meta = prescan(String.fromCharCode(...bytes.subarray(0, PRESCAN_BYTES)));
  return meta === null ? { name: null, source: "guess" } : { name: meta, source: "meta" };
}

function markLength(encoding: Encoding): number {
  return encoding.name === "utf-8" ? 3 : 2;
}
