import { describe, expect, test } from "vitest";
import { createProgressBoard, type Progress } from "./progress";

const TARGET = "https://example.com/";

function watching(board: ReturnType<typeof createProgressBoard>, target = TARGET) {
  const seen: (Progress | null)[] = [];
  return { seen, stop: board.watch(target, (progress) => seen.push(progress)) };
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
    const { seen } = watching(board);
    const other = watching(board, "https://example.org/");
    await board.follow(TARGET, async (report) => report({ doing: "reading" }));
    expect(seen).toEqual([{ doing: "fetching" }, { doing: "reading" }, null]);
    expect(other.seen).toEqual([]);
  });

  test("who comes later is told the state of now", async () => {
    const board = createProgressBoard();
    const { until, release } = held();
    const running = board.follow(TARGET, async (report) => {
      report({ doing: "measuring", images: 2, measured: 1 });
      await until;
    });
    const { seen } = watching(board);
    expect(seen).toEqual([{ doing: "measuring", images: 2, measured: 1 }]);
    release();
    await running;
    expect(seen.at(-1)).toBeNull();
    expect(watching(board).seen).toEqual([]);
  });

  test("a check that fails ends too, with its own error", async () => {
    const board = createProgressBoard();
    const { seen } = watching(board);
    const failing = board.follow(TARGET, async () => {
      throw new Error("broken");
    });
    await expect(failing).rejects.toThrow("broken");
    expect(seen).toEqual([{ doing: "fetching" }, null]);
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
    const { seen } = watching(board);
    old.release();
    await first;
    expect(seen).toEqual([{ doing: "fetching" }]);
    fresh.release();
    await second;
    expect(seen).toEqual([{ doing: "fetching" }, null]);
  });

  test("who stopped watching is told nothing more", async () => {
    const board = createProgressBoard();
    const { seen, stop } = watching(board);
    stop();
    await board.follow(TARGET, async () => undefined);
    expect(seen).toEqual([]);
  });
});
