import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { createDocumentReader } from "./read-document";

const DOCUMENTS = 24;
const MIB = 1024 * 1024;

const PIECE_BYTES = 8_192;

/** What the heap holds after a collection: of everything, or of what is young alone, which is all that is cheap. */
function heapBytes(type: "major" | "minor" = "major"): number {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect({ type });
  return process.memoryUsage().heapUsed;
}

function documentOfOneMib(number: number): Uint8Array {
  const head = `<title>A title long enough to be a slice ${number}</title><meta name="description" content="A description ${number} long enough to be one">`;
  const text = `<h1>A heading of some length ${number}</h1><p>A paragraph of some length ${number}</p>`;
  return new TextEncoder().encode(`${head}${text}<div>${"words and ".repeat(MIB / 10)}</div>`);
}

describe("a document that has been read", () => {
  it("does not keep its text", () => {
    const before = heapBytes();
    const kept = Array.from({ length: DOCUMENTS }, (_, number) => {
      const reader = createDocumentReader("text/html; charset=utf-8");
      reader.write(documentOfOneMib(number));
      return reader.end();
    });
    expect(heapBytes() - before).toBeLessThan((DOCUMENTS * MIB) / 4);
    expect(kept.at(-1)?.titles[0]?.text).toBe(`A title long enough to be a slice ${DOCUMENTS - 1}`);
  });

  it("is gone with the young garbage", () => {
    const before = heapBytes();
    for (let number = 0; number < DOCUMENTS; number++) readInPieces(documentOfOneMib(number));
    heapBytes("minor");
    expect(heapBytes("minor") - before).toBeLessThan((DOCUMENTS * MIB) / 4);
  });
});

function readInPieces(bytes: Uint8Array): void {
  const reader = createDocumentReader("text/html; charset=utf-8");
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) reader.write(bytes.slice(at, at + PIECE_BYTES));
  reader.end();
}
