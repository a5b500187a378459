import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { readInPieces } from "./read-in-pieces";

function streamOf(text: string): PassThrough {
  const stream = new PassThrough();
  readInPieces(stream, 4);
  stream.write(text);
  return stream;
}

test("what has come is read in order, in pieces no longer than that", () => {
  const stream = streamOf("abcdefghij");
  const pieces = [stream.read(), stream.read(), stream.read(), stream.read()];
  expect(pieces.map((piece) => piece?.toString() ?? null)).toEqual(["abcd", "efgh", "ij", null]);
  stream.write("kl");
  expect(stream.read()?.toString()).toBe("kl");
});

test("a size that is named holds", () => {
  const stream = streamOf("abcdefghij");
  expect(stream.read(6)?.toString()).toBe("abcdef");
});

test("the end comes after the last piece", async () => {
  const stream = streamOf("abcdefghij");
  stream.end("k");
  const pieces: string[] = [];
  stream.on("readable", () => {
    for (let piece = stream.read(); piece !== null; piece = stream.read()) pieces.push(piece.toString());
  });
  await new Promise((resolve) => stream.once("end", resolve));
  expect(pieces).toEqual(["abcd", "efgh", "ijk"]);
});

test("nothing is read any more once the stream was destroyed", () => {
  const stream = streamOf("abcdefghij");
  expect(stream.read()?.toString()).toBe("abcd");
  stream.destroy();
  expect(stream.read()).toBeNull();
});
