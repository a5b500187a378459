import { describe, expect, test } from "vitest";
import { progressSentence, progressSteps } from "./progress-steps";

describe("progress steps", () => {
  test.each([
    [null, ["next", "next", "next"]],
    [{ doing: "fetching" }, ["now", "next", "next"]],
    [{ doing: "reading" }, ["done", "now", "next"]],
    [{ doing: "measuring", images: 2, measured: 0 }, ["done", "done", "now"]],
  ] as const)("after %j the steps are %j", (progress, states) => {
    expect(progressSteps(progress).map(({ state }) => state)).toEqual(states);
  });

  test("the sentence follows the progress and the time elapsed", () => {
    expect(progressSentence({ doing: "fetching" }, 0)).toBe("Waiting for the site to respond…");
    expect(progressSentence({ doing: "fetching" }, 2_999)).not.toContain("slow");
    expect(progressSentence({ doing: "fetching" }, 3_000)).toContain("slow");
    expect(progressSentence({ doing: "fetching" }, 8_000)).toContain("15 seconds");
    expect(progressSentence({ doing: "reading" }, 9_000)).toBe("The site responded. Reading the page…");
  });

  test("the sentence counts the images", () => {
    const sentence = (images: number, measured: number) =>
      progressSentence({ doing: "measuring", images, measured }, 0);
    expect(sentence(3, 1)).toContain("1 of 3 images");
    expect(sentence(1, 0)).toBe("0 of 1 image checked");
    expect(sentence(0, 0)).not.toContain("image");
  });
});
