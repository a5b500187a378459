import { describe, expect, test } from "vitest";
import { titleSegments } from "./text";

describe("titleSegments", () => {
  test("a title's parts are around separators with a space on both sides, or none in Chinese", () => {
    expect(titleSegments("Tides - Field Notes | Example")).toEqual(["Tides", "Field Notes", "Example"]);
    expect(titleSegments("Low-tide walk")).toEqual(["Low-tide walk"]);
    expect(titleSegments("潮の話｜海岸新聞")).toEqual(["潮の話", "海岸新聞"]);
    expect(titleSegments("밀물 :: 바다")).toEqual(["밀물", "바다"]);
    expect(titleSegments("旧码头将恢复_海港新闻_海港网")).toEqual(["旧码头将恢复", "海港新闻", "海港网"]);
    expect(titleSegments("海港 2026|海港网")).toEqual(["海港 2026", "海港网"]);
    expect(titleSegments("东京-大阪 read_me 潮|moon")).toEqual(["东京-大阪 read_me 潮|moon"]);
    expect(titleSegments("")).toEqual([""]);
  });
});
