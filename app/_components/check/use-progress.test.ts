import { describe, expect, test } from "vitest";
import type { Progress } from "@/lib/services/inspections/progress";
import { progressLines } from "./use-progress";

async function read(...chunks: readonly string[]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  const all: Progress[] = [];
  for await (const progress of progressLines(body)) all.push(progress);
  return all;
}

describe("progressLines", () => {
  test("lines are parsed wherever the chunks are cut", async () => {
    expect(
      await read(
        '{"doing":"fet',
        'ching"}\n{"doing":"reading"}\n{"doing":"measuring",',
        '"images":3,"measured":1}\n',
      ),
    ).toEqual([{ doing: "fetching" }, { doing: "reading" }, { doing: "measuring", images: 3, measured: 1 }]);
  });

  test("unknown and truncated lines are skipped", async () => {
    const odd = ["<!doctype html>", '{"doing":"dancing"}', '{"doing":"measuring","images":"3"}', "null", ""];
    expect(await read(`${odd.join("\n")}\n{"doing":"reading"}\n{"doing":"fetch`)).toEqual([
      { doing: "reading" },
    ]);
  });
});
