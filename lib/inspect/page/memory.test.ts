import { execFileSync } from "node:child_process";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { createDocumentReader } from "./read-document";

const DOCUMENTS = 24;
/** So many that what V8 keeps for itself, which is 11 MB on Node 22, does not count. */
const MANY = 96;
const MIB = 1024 * 1024;

function heapBytes(): number {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect();
  return process.memoryUsage().heapUsed;
}

function documentOfOneMib(number: number): Uint8Array {
  const head = `<title>A title long enough to be a slice ${number}</title><meta name="description" content="A description ${number} long enough to be one">`;
  const text = `<h1>A heading of some length ${number}</h1><p>A paragraph of some length ${number}</p>`;
  return new TextEncoder().encode(`${head}${text}<div>${"words and ".repeat(MIB / 10)}</div>`);
}

describe("a document that has been read", () => {
  test("does not keep its text", () => {
    const before = heapBytes();
    const kept = Array.from({ length: DOCUMENTS }, (_, number) => {
      const reader = createDocumentReader("text/html; charset=utf-8");
      reader.write(documentOfOneMib(number));
      return reader.end();
    });
    expect(heapBytes() - before).toBeLessThan((DOCUMENTS * MIB) / 4);
    expect(kept.at(-1)?.titles[0]?.text).toBe(`A title long enough to be a slice ${DOCUMENTS - 1}`);
  });

  // A process of its own, started as the service is: V8 learns in which space objects are best allocated.
  test("is gone with the young garbage", () => {
    const flags = [
      "--expose-gc",
      "--no-allocation-site-pretenuring",
      "--import",
      "tsx",
      "--input-type=module",
    ];
    const kept = execFileSync(process.execPath, [...flags, "--eval", READ_MANY], { encoding: "utf8" });
    expect(Number(kept)).toBeLessThan((MANY * MIB) / 4);
  }, 60_000);
});

/** Prints how much more the heap holds after many documents, although only young garbage was collected. */
const READ_MANY = `
  import { createDocumentReader } from "./lib/inspect/page/read-document.ts";
  const piece = Buffer.from("<p>words and </p>".repeat(512));
  const heapBytes = (type) => (gc({ type }), process.memoryUsage().heapUsed);
  const before = heapBytes("major");
  for (let document = 0; document < ${MANY}; document++) {
    const reader = createDocumentReader("text/html; charset=utf-8");
    for (let bytes = 0; bytes < ${MIB}; bytes += piece.length) reader.write(Buffer.from(piece));
    reader.end();
  }
  heapBytes("minor");
  process.stdout.write(String(heapBytes("minor") - before));
`;
