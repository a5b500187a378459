import { describe, expect, test } from "vitest";
import { createProgressBoard, type Progress } from "./progress";

const TARGET = "https://example.com/";

function watching(board: ReturnType<typeof createProgressBoard>, target = TARGET) {
  const received: (Progress | null)[] = [];
  return { received, stop: board.watch(target, (progress) => received.push(progress)) };
}

function held() {
  let release: () => void = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}

describe("createProgressBoard", () => {
  test("who watches before the check begins is told every state and its end", async () => {
    const board = createProgressBoard();
    const { received } = watching(board);
    const other = watching(board, "https://example.org/");
    await board.follow(TARGET, async (report) => report({ doing: "reading" }));
    expect(received).toEqual([{ doing: "fetching" }, { doing: "reading" }, null]);
    expect(other.received).toEqual([]);
  });

  test("who comes later is told the state of now", async () => {
    const board = createProgressBoard();
    const { until, release } = held();
    const running = board.follow(TARGET, async (report) => {
      report({ doing: "measuring", images: 2, measured: 1 });
      await until;
    });
    const { received } = watching(board);
    expect(received).toEqual([{ doing: "measuring", images: 2, measured: 1 }]);
    release();
    await running;
    expect(received.at(-1)).toBeNull();
    expect(watching(board).received).toEqual([]);
  });

  test("a check that fails ends too, with its own error", async () => {
    const board = createProgressBoard();
    const { received } = watching(board);
    const failing = board.follow(TARGET, async () => {
      throw new Error("broken");
    });
    await expect(failing).rejects.toThrow("broken");
    expect(received).toEqual([{ doing: "fetching" }, null]);
  });

  test("of two checks of one URL the newest is shown to its end", async () => {
    const board = createProgressBoard();
    const old = held();
    const fresh = held();
    const first = board.follow(TARGET, async (report) => {
      await old.until;
      report({ doing: "reading" });
    });
    const second = board.follow(TARGET, () => fresh.until);
    const { received } = watching(board);
    old.release();
    await first;
    expect(received).toEqual([{ doing: "fetching" }]);
    fresh.release();
    await second;
    expect(received).toEqual([{ doing: "fetching" }, null]);
  });

  test("who stopped watching is told nothing more", async () => {
    const board = createProgressBoard();
    const { received, stop } = watching(board);
    stop();
    await board.follow(TARGET, async () => undefined);
    expect(received).toEqual([]);
  });
});
