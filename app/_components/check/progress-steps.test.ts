import { expect, test } from "vitest";
import { progressSentence, progressSteps } from "./progress-steps";

test.each([
  [null, ["next", "next", "next"]],
  [{ doing: "fetching" }, ["now", "next", "next"]],
  [{ doing: "reading" }, ["done", "now", "next"]],
  [{ doing: "measuring", images: 2, measured: 0 }, ["done", "done", "now"]],
] as const)("after %j the steps are %j", (progress, states) => {
  expect(progressSteps(progress).map(({ state }) => state)).toEqual(states);
});

test("says what is done, and of a slow site how slow it is", () => {
  expect(progressSentence({ doing: "fetching" }, 0)).toBe("The site was asked and has not answered yet.");
  expect(progressSentence({ doing: "fetching" }, 2_999)).not.toContain("slow");
  expect(progressSentence({ doing: "fetching" }, 3_000)).toContain("slow");
  expect(progressSentence({ doing: "fetching" }, 8_000)).toContain("15 seconds");
  expect(progressSentence({ doing: "reading" }, 9_000)).toBe(
    "The site answers; its page is read as it arrives.",
  );
});

test("counts the images", () => {
  const said = (images: number, measured: number) =>
    progressSentence({ doing: "measuring", images, measured }, 0);
  expect(said(3, 1)).toContain("1 of 3 images");
  expect(said(1, 0)).toContain("0 of 1 image ");
  expect(said(0, 0)).not.toContain("image");
});
