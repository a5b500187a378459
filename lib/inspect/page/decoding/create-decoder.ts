// Every encoding but utf-8. Node's own TextDecoder reads 0x80 to 0x9F of windows-1252 as control characters
// (seen with Node 20.20) and knows some others wrongly, hence the import.
import { TextDecoder } from "@exodus/bytes/encoding-browser.js";
import { type CharsetDecoder, evenPiece, type Piece } from "./decoder";
import { createUtf8Decoder } from "./utf8-decoder";

const MULTI_BYTE = new Set(["big5", "euc-jp", "euc-kr", "gb18030", "gbk", "iso-2022-jp", "shift_jis"]);

/** A decoder for a WHATWG encoding. Positions are exact for utf-8, utf-16 and single-byte encodings, near for the others. */
export function createCharsetDecoder(encoding: string): CharsetDecoder {
  return encoding === "utf-8" ? createUtf8Decoder() : createLegacyDecoder(encoding);
}

/** A decoder by the Encoding standard. */
function createLegacyDecoder(encoding: string): CharsetDecoder {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  const toPiece = pieceMaker(encoding);
  let replaced = 0;
  const piece = (text: string): Piece => {
    for (let at = text.indexOf("\uFFFD"); at !== -1; at = text.indexOf("\uFFFD", at + 1)) replaced++;
    return toPiece(text);
  };
  return {
    encoding,
    decode: (bytes) => piece(decoder.decode(bytes, { stream: true })),
    end: () => piece(decoder.decode()),
    replacements: () => replaced,
  };
}

function pieceMaker(encoding: string): (text: string) => Piece {
  if (encoding.startsWith("utf-16")) return (text) => evenPiece(text, 2);
  if (!MULTI_BYTE.has(encoding)) return (text) => evenPiece(text, 1);
  const halfWidthBytes = encoding === "shift_jis" ? 1 : 2;
  return (text) => multiBytePiece(text, halfWidthBytes);
}

/** Two bytes for every character beyond ASCII, which is right for all but rare ones. */
function multiBytePiece(text: string, halfWidthBytes: number): Piece {
  const width = (from: number, to: number): number => {
    let bytes = to - from;
    for (let index = from; index < to; index++) {
      const code = text.charCodeAt(index);
      if (code < 0xa0 || code === 0xfffd) continue;
      bytes += code >= 0xff61 && code <= 0xff9f ? halfWidthBytes - 1 : 1;
    }
    return bytes;
  };
  return { text, byteLength: width(0, text.length), width };
}
