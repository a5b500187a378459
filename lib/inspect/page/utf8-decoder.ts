// A piece of utf-8 always ends between two characters, so its text and its bytes can be walked side by side.
import { TextDecoder } from "@exodus/bytes/encoding-browser.js";
import { concat } from "./concat";
import type { Decoder } from "./decoder";
import { evenPiece, type Piece } from "./piece";
import { replacedUtf8Width, unfinishedUtf8 } from "./utf8-sequence";

const NO_BYTES = new Uint8Array(0);

/** A decoder that holds back a sequence until it is whole. */
export function createUtf8Decoder(): Decoder {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let held = NO_BYTES;
  let replaced = 0;
  const piece = (bytes: Uint8Array): Piece => {
    const text = decoder.decode(bytes);
    if (text.includes("\uFFFD")) replaced += countReplacements(text, bytes);
    return utf8Piece(text, bytes);
  };
  return {
    encoding: "utf-8",
    decode(chunk) {
      const bytes = held.length === 0 ? chunk : concat(held, chunk);
      const whole = bytes.length - unfinishedUtf8(bytes);
      held = bytes.slice(whole);
      return piece(bytes.subarray(0, whole));
    },
    end() {
      const rest = held;
      held = NO_BYTES;
      return piece(rest);
    },
    replacements: () => replaced,
  };
}

function utf8Piece(text: string, bytes: Uint8Array): Piece {
  // As many characters as bytes: every byte, ASCII or malformed, became one character.
  if (text.length === bytes.length) return evenPiece(text, 1);
  return {
    text,
    byteLength: bytes.length,
    width(from, to, byte) {
      let at = byte;
      for (let index = from; index < to; index++) at += unitWidth(text.charCodeAt(index), bytes, at);
      return at - byte;
    },
  };
}

/** Bytes of one UTF-16 unit; each half of a surrogate pair is given two of the pair's four. */
function unitWidth(code: number, bytes: Uint8Array, at: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  if (code >= 0xd800 && code < 0xe000) return 2;
  return code === 0xfffd ? replacedUtf8Width(bytes, at) : 3;
}

/** U+FFFD characters that do not stand in the bytes as such. */
function countReplacements(text: string, bytes: Uint8Array): number {
  let count = 0;
  for (let at = text.indexOf("\uFFFD"); at !== -1; at = text.indexOf("\uFFFD", at + 1)) count++;
  for (let at = bytes.indexOf(0xef); at !== -1; at = bytes.indexOf(0xef, at + 1)) {
    if (bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) count--;
  }
  return count;
}
