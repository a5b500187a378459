import { describe, expect, test } from "vitest";
import { allImageFiles } from "@/lib/testing/image-files";
import { ImageReceiver } from "./image-receiver";

function received(file: Buffer, pieceBytes: number) {
  const receiver = new ImageReceiver();
  const take = receiver.begin({ finalUrl: "https://example.com/a", status: 200, headers: {} });
  for (let at = 0; at < file.length && take?.(file.subarray(at, at + pieceBytes)); at += pieceBytes);
  receiver.judge();
  return { format: receiver.format, size: receiver.size };
}

describe("ImageReceiver", () => {
  test.each([1, 16, 63, 64, 1_000])("an image is the same in pieces of %i bytes", (pieceBytes) => {
    for (const file of allImageFiles())
      expect(received(file, pieceBytes)).toEqual(received(file, file.length));
  });
});
