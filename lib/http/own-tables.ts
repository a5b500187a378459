import { createRequire } from "node:module";
import { TextDecoder } from "@exodus/bytes/encoding-browser.js";

const TABLES = /multi-byte\.encodings\.json$/;
const ANY_CHARACTER = Uint8Array.of(0xb0, 0xa1);

/**
 * Lets every copy of @exodus/bytes in this process read the encodings of East Asia. The server loads one and Next another;
 * their tables are one JSON file, which Node hands to both as the same object and from which whoever reads a table removes
 * it. This copy takes the object for itself, so that the next one reads the file anew.
 */
export function keepOwnTables(): void {
  new TextDecoder("euc-kr").decode(ANY_CHARACTER);
  const { cache } = createRequire(import.meta.url);
  for (const file of Object.keys(cache)) if (TABLES.test(file)) delete cache[file];
}
